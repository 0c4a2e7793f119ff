"""The readings over hard words on the pages of the site's own."""

from static_site.readings import with_readings


def test_the_first_of_each_hard_word_in_prose_has_its_reading() -> None:
    near, broke = "<ruby>隣<rt>となり</rt></ruby>", "<ruby>破産<rt>はさん</rt></ruby>"
    body = '<p title="隣">場の隣です。</p><p>その隣は、破産した人。</p>'
    assert with_readings(body) == f'<p title="隣">場の{near}です。</p><p>その隣は、{broke}した人。</p>'


def test_titles_and_buttons_have_none_and_the_prose_after_them_has_it() -> None:
    body = '<h1>七並べ</h1><a class="front-button" href="#">七並べへ</a><svg><title>隣</title></svg><p>七並べの隣</p>'
    read = "<p><ruby>七並<rt>しちなら</rt></ruby>べの<ruby>隣<rt>となり</rt></ruby></p>"
    assert with_readings(body) == body.replace("<p>七並べの隣</p>", read)


def test_a_sign_that_is_read_otherwise_in_another_word_is_left_alone() -> None:
    assert with_readings("<p>別の端末の、列の端へ。</p>") == "<p>別の端末の、列の<ruby>端<rt>はし</rt></ruby>へ。</p>"
