// A page whose widgets did not come is loaded again, once; the second time it says so and leaves it to the reader.
// On a full server the line to the page's kernel may break just while the widgets are fetched; nobody asks again then.
(() => {
  const PATIENCE = 30; // seconds until what is still loading counts as missing
  const again = `${location.pathname} again`;
  const begins = (text) => ({ textContent }) => textContent.trim().startsWith(text);
  let waited = 0;
  const look = () => {
    const outputs = [...document.querySelectorAll(".jp-OutputArea-output")];
    const waiting = outputs.some(begins("Loading widget"));
    const missing = outputs.some(begins("Error displaying widget")) || (waiting && waited >= PATIENCE);
    waited += 1;
    if (!missing && (waiting || waited < 3)) return;
    clearInterval(timer);
    if (!missing) sessionStorage.removeItem(again);
    else if (sessionStorage.getItem(again)) tell();
    else {
      sessionStorage.setItem(again, "yes");
      location.reload();
    }
  };
  const tell = () => {
    sessionStorage.removeItem(again);
    const status = document.querySelector("#missing");
    const link = Object.assign(document.createElement("a"), { href: "", textContent: status.dataset.text });
    status.append(link);
  };
  let timer;
  addEventListener("load", () => {
    timer = setInterval(look, 1000);
  });
})();
