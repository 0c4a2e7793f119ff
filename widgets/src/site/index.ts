// The entry of the site's bundle, one script that also runs in a page opened as a file.

import { startPage } from "./page";
import { stayInTab } from "./tabs";

stayInTab();
startPage();
