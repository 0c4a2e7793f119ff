"""Sevens at a table: `TABLE` at the end is all that a table asks of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.compiling.plain import ready
from sevens_teach.play.table_room import TableRoom, judge, moment
from sevens_teach.say.messages import Who, aloud, message, phrase
from sevens_teach.say.replies import answer, coached, reply
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import PASS, Exchange, Move, Play
from sevens_teach.sevens.engine.outcome import settled_rank
from sevens_teach.sevens.players.levels import LEVELS, default_level, seated
from sevens_teach.sevens.puzzles.search import first_place
from sevens_teach.sevens.review.waiting import against_a_hint, widest_breaking
from sevens_teach.sevens.show import ghosts
from sevens_teach.sevens.show.answers import hand_verdicts, place_verdicts
from sevens_teach.sevens.show.consequences import (
    after_move,
    before_move,
    dangers_since,
    deaths_since,
    exchange_since,
    let_out,
    passes_since,
    told_first,
)
from sevens_teach.sevens.show.deeds import SEEN_PASSING, deeds, how_done, learned
from sevens_teach.sevens.show.frames import LOUD, Teller, make_sight
from sevens_teach.sevens.show.hints import hint as two_step_hint
from sevens_teach.sevens.show.hints import named
from sevens_teach.sevens.show.plain import summary
from sevens_teach.sevens.show.reviewing import Reviewer
from sevens_teach.sevens.show.story import (
    finish_of,
    is_explained,
    is_small,
    is_told_at_once,
    slip_so_far,
    told_at_once,
    told_kept,
    told_lost,
)
from sevens_teach.sevens.show.svg import table_svg
from sevens_teach.sevens.show.talk import bubbles, heard, lines
from sevens_teach.sevens.to_wire import setup_of
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.play.table_room import Keep, Snapshot
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.players import Player
    from sevens_teach.sevens.review.slip import Slip
    from sevens_teach.sevens.wire import SevensFrame, SevensSeen, SevensSetup
    from sevens_teach.wire import Action, Answer, Finish, Reply

# -- what is seen ----------------------------------------------------------------------------------


def setup(game: Game, you: int) -> SevensSetup:
    """Return what stays the same for a whole game at a table of Sevens."""
    return setup_of(game.rules, game.names, you)


def frame(snapshot: Snapshot[Position]) -> SevensFrame:
    """Return one sight of a table of Sevens, finished."""
    teller = Teller(snapshot.lang, snapshot.names, snapshot.you)
    view = snapshot.position.view(snapshot.you)
    tell = let_out if snapshot.plain else told_first
    first = tell(snapshot.game.start, snapshot.history, snapshot.you)
    sight = make_sight(view, snapshot.events, teller, snapshot.position.outcome, live=snapshot.live, first=first)
    slip = slip_so_far(snapshot.game.start, snapshot.history, snapshot.you) if snapshot.live else None
    lost = _just_lost(snapshot, slip, first, teller)
    said = lines(snapshot) if snapshot.position.outcome is None else []
    if snapshot.position.outcome is None:
        news = _seen(snapshot, snapshot.events)
        told = _but_for(first, _since_the_reader(snapshot) if view.is_my_turn else news)
        sight["coach"] = teller.coach(view, told, first)
        sight["say"] = teller.for_the_ear(view, news, first, heard(snapshot, said))
        if lost:
            sight["coach"] = coached(teller.news(told, view.hand, brief=True), lost, asked=True)
            sight["say"] = teller.join(sight["say"], aloud(lost, teller.lang))
        elif snapshot.live and (right := told_kept(snapshot.game.start, snapshot.history, teller)):
            before = teller.join(teller.news(told, view.hand, brief=True), "" if first is None else teller.say(first))
            sight["coach"] = coached(before, teller.join(right, teller.prompt(view)), asked=True)
            sight["say"] = teller.join(sight["say"], aloud(right, teller.lang))
        if on := _plays_on(snapshot):
            _tell_the_place(sight, teller.say(on), teller, is_last=first is not None and first.key in LOUD)
        if out := _out_first(snapshot):
            sight["coach"], sight["say"] = reply("", teller.say(out), ""), teller.join(sight["say"], teller.say(out))
    elif snapshot.live:
        _tell_the_end(sight, snapshot, snapshot.position.outcome, teller)
    if snapshot.position.outcome is not None and not is_told_at_once(snapshot.game.start):
        for player, state in enumerate(sight["players"]):
            state["text"] = teller.status(view, player, None)  # the podium has the places; a small game may have none
    found: SevensFrame = {
        **moment(snapshot),
        **sight,
        "can_pass": snapshot.live and snapshot.position.may(snapshot.you, PASS),
        "bubbles": bubbles(snapshot, said) if snapshot.position.outcome is None else [],
        "actions": _actions(snapshot, teller),
        "finish": _finish(snapshot, teller),
        "brings": [] if lost else _brought(snapshot, teller, first),  # that says more of the same move
    }
    if slip:
        found["lost"] = str(slip.move)
    return found


def _just_lost(snapshot: Snapshot[Position], slip: Slip | None, first: Phrase | None, teller: Teller) -> str:
    """Return which move lost a small game, once the others have played on it or another is first for certain.

    Of a game in which another is first, nothing where the coach says `first` whom the reader's move broke.
    """
    start, history, you = snapshot.game.start, snapshot.history, snapshot.you
    own = max((ply for ply, entry in enumerate(history) if entry.player == you), default=0)
    if slip is not None:
        is_now = slip.ply == own and snapshot.position.turn == you
        return told_lost(start, history, slip, teller) if is_now else ""
    winner = first_place(snapshot.position)
    is_new = winner is not None and history and first_place(history[own].position) is None
    is_told = first is not None and first.key not in LOUD
    if not is_new or is_told or not snapshot.live or snapshot.position.turn != you or not is_told_at_once(start):
        return ""
    return teller.join(*told_at_once(start, history, winner or 0, teller))


def _plays_on(snapshot: Snapshot[Position]) -> Phrase | None:
    """Return for which place the reader plays on, to move once others have got rid of all cards since the last turn.

    Nothing in a small game, where only the first place is played for.
    """
    position = snapshot.position
    if position.turn != snapshot.you or not snapshot.live or is_told_at_once(snapshot.game.start):
        return None
    if not any(event.kind is Happening.OUT for event in _since_the_reader(snapshot)):
        return None
    view = position.view(snapshot.you)
    is_lost = len(view.legal_moves) == 1 and PASS in view.legal_moves and view.passes_left == 0  # who goes broke now
    out = sum(gone.how is Ending.OUT for gone in position.exits)
    return None if is_lost else phrase("story-play-on", rank=out + 1)


def _tell_the_place(sight: SevensSeen, told: str, teller: Teller, *, is_last: bool) -> None:
    """Have the coach say for which place the reader plays on: before whose turn it is, or after who was let out."""
    if coach := sight["coach"]:
        said = (coach["headline"], told) if is_last else (told, coach["headline"])
        sight["coach"] = {**coach, "headline": teller.join(*said)}
    sight["say"] = teller.join(sight["say"], aloud(told, teller.lang))


def _out_first(snapshot: Snapshot[Position]) -> Phrase | None:
    """Return, where the reader has just got rid of the last card and the others play on, which place that is."""
    you, position = snapshot.you, snapshot.position
    if not any(event.kind is Happening.OUT and event.player == you for event in snapshot.events):
        return None
    rank = settled_rank(position.rules, position.exits, len(snapshot.names), you)
    return None if rank is None else phrase("story-out-first", rank=rank)


def _tell_the_end(sight: SevensSeen, snapshot: Snapshot[Position], outcome: Outcome, teller: Teller) -> None:
    """Have the coach say why a small game ended as it did, or what happened last.

    That the reader has won comes first; any other place is on the podium and its headline. The ear hears it.
    """
    start, history, coach = snapshot.game.start, snapshot.history, sight["coach"]
    has_won = outcome.rank_of(snapshot.you) == 1
    if is_told_at_once(start):
        lines = told_at_once(start, history, outcome.placings[0].player, teller)
        won = [(coach["headline"] or coach["reason"]) if coach else ""] if has_won or not lines else []
        first, *rest = (*won, *lines)
        sight["coach"] = reply("", first, teller.join(*rest))
        sight["say"] = teller.join(sight["say"], *(aloud(line, teller.lang) for line in lines))
    elif coach and coach["reason"] and not has_won:
        sight["coach"] = reply("", coach["reason"], "")


def _since_the_reader(snapshot: Snapshot[Position]) -> list[Event]:
    """Return what the others have done since the reader's last move, all of it at once; of a ghost, the last alone."""
    moves = [entry.player for entry in snapshot.history]
    last = len(moves) - moves[::-1].index(snapshot.you) if snapshot.you in moves else 0
    events = [event for entry in snapshot.history[last:] for event in entry.events]
    ghostly = any(event.kind is Happening.EXCHANGED for event in events)
    return _seen(snapshot, snapshot.events if ghostly or not events else events)


def _but_for(first: Phrase | None, events: list[Event]) -> list[Event]:
    """Return what happened but for the end of a player that is told first, or that all have passed."""
    gone = dict(first.args).get("player") if first else None
    told = Happening.PASSED if first and first.key == "brings-stopped" else None
    rest = (event for event in events if event.kind is not told)
    return [event for event in rest if event.kind is not Happening.OUT or Who(event.player or 0) != gone]


def _seen(snapshot: Snapshot[Position], events: Iterable[Event]) -> list[Event]:
    """Return what happened; at a first look the 7s lie there, and nobody has laid them."""
    return [event for event in events if not (snapshot.plain and event.kind is Happening.LAID_SEVENS)]


def _brought(snapshot: Snapshot[Position], teller: Teller, first: Phrase | None) -> list[Reply]:
    """Return what an exchange with the reader was, or what the last move brought: the table's lines below the coach.

    Where a pass is new to the reader, or in Killer Sevens a bankruptcy, that is enough for once.
    """
    event = exchange_since(snapshot.game.start, snapshot.history, snapshot.you)
    if event is not None:
        return [reply("G1", teller.news([event]), "")]
    start, history, you, lang = snapshot.game.start, snapshot.history, snapshot.you, snapshot.lang
    names = snapshot.names
    is_told = first is not None and first.key.startswith("brings-broke-")
    knows = SEEN_PASSING in snapshot.done or is_explained(start)
    why_broke = passes_since(start, history, you, lang, names, knows=True, is_told=is_told)
    plain, followed = snapshot.plain, snapshot.followed
    passes = why_broke if knows else passes_since(start, history, you, lang, names, is_told=is_told, plain=plain)
    is_new = bool(passes) if start.rules.killer else passes != why_broke
    moved = [] if is_new else after_move(start, history, you, lang, names, plain=plain, followed=followed, first=first)
    died = [] if is_new else deaths_since(start, history, you, lang, names)
    return [*moved, *died, *dangers_since(start, history, you, lang), *passes]


def sentence(snapshot: Snapshot[Position]) -> str:
    """Return whose turn it is at a table of Sevens and what can be played; the ranking when play is over."""
    return summary(snapshot.position.view(snapshot.you), snapshot.lang, snapshot.names, snapshot.position.outcome)


def picture(snapshot: Snapshot[Position], suits: int) -> str:
    """Return a table of Sevens as SVG."""
    view, outcome = snapshot.position.view(snapshot.you), snapshot.position.outcome
    return table_svg(view, snapshot.lang, snapshot.names, events=snapshot.events, outcome=outcome, suits=suits)


def _actions(snapshot: Snapshot[Position], teller: Teller) -> list[Action]:
    """Return the ghost's exchanges that the reader is offered (G1)."""
    exchanges = snapshot.position.legal_moves.exchanges if snapshot.live else ()
    mine = [each for each in exchanges if snapshot.you in (each.ghost, each.talker)]
    return ghosts.offered(mine, teller, snapshot.chance, tried=snapshot.tried)


def _finish(snapshot: Snapshot[Position], teller: Teller) -> Finish | None:
    """Return the last page of a table of Sevens: now that play is over, every hand may be seen."""
    outcome = snapshot.position.outcome
    if not snapshot.live or outcome is None:
        return None
    broken = widest_breaking(snapshot.game.start, snapshot.history, snapshot.you)
    has_won = outcome.rank_of(snapshot.you) == 1  # against a hint or not
    against = broken and not has_won and against_a_hint(snapshot.game, broken, snapshot.hinted)
    kept = broken[1].behind if broken and against else None
    return finish_of(snapshot.game.start, snapshot.history, outcome, teller, kept)


# -- what is answered ------------------------------------------------------------------------------


def why(snapshot: Snapshot[Position], card: Card) -> Answer:
    """Return why a card of the reader's may be played or not at the table, or what the board says to any other."""
    view = snapshot.position.view(snapshot.you)
    whys = hand_verdicts(view) if card in view.hand else place_verdicts(view)
    return (
        judge(snapshot, Play(card))
        if (found := whys.get(card)) is None
        else answer(found, snapshot.lang, snapshot.names)
    )


def hint(snapshot: Snapshot[Position]) -> Reply:
    """Return a table's hint: a nudge, then the best move and why; where there is only one move, which."""
    if (found_hint := two_step_hint(snapshot)) is not None:
        return found_hint
    moves = snapshot.position.view(snapshot.you).legal_moves
    found = verdict(snapshot.position, moves[0], snapshot.you)
    places = tuple(move.place for move in moves.jokers)
    can_pass = "yes" if moves.can_pass else "no"
    headline = message("ui-hint", snapshot.lang, snapshot.names, cards=moves.cards, jokers=places, can_pass=can_pass)
    if not moves.cards and not places and moves.can_pass:
        broke = "yes" if snapshot.position.view(snapshot.you).passes_left == 0 else "no"
        headline = message("ui-hint-pass", snapshot.lang, broke=broke)
    return reply(found.rule, headline, found.reason(snapshot.lang, snapshot.names), moves.cards, places)


def brings(snapshot: Snapshot[Position], card: Card | None = None) -> list[Reply]:
    """Return what the reader's moves would bring about, or the one that plays a `card`; none out of turn."""
    view = snapshot.position.view(snapshot.you)
    if not snapshot.live or not view.is_my_turn:
        return []
    if card is None:
        return []  # the hint chooses
    return [before_move(view, Play(card), snapshot.lang, snapshot.names)] if Play(card) in view.legal_moves else []


def refusal(snapshot: Snapshot[Position], move: Move) -> Reply | None:
    """Return that nobody answers the reader, a ghost: there is one try a round, and not all of them get an answer."""
    if not isinstance(move, Exchange) or move.ghost != snapshot.you:
        return None
    if not snapshot.tried and ghosts.answers(move, snapshot.chance):
        return None
    name = snapshot.names[move.talker]
    lang = snapshot.lang
    return reply("", message("ui-no-answer", lang, name=name), message("ui-no-answer-reason", lang, name=name))


# -- how a table goes on ---------------------------------------------------------------------------


def opponents(game: Game, you: int, level: str | None) -> Sequence[Player]:
    """Return the cast at a table of Sevens, by level or as suits the rules; raises `GameError` for no level."""
    return seated(game.rules, len(game.names), you, level)


def usual_level(game: Game) -> str:
    """Return the level of the cast that suits the rules of a table of Sevens."""
    return default_level(game.rules)


def patience(game: Game, you: int) -> int | None:
    """Return how many moves a ghost at a table of Sevens sees at a time: one round (G1)."""
    gone = game.position.exit_of(you)
    ghost = game.rules.ghost and gone is not None and gone.how is Ending.BANKRUPT
    return len(game.position.in_play) if ghost else None


def reviewer_of(game: Game, you: int, seed: int, keep: Keep) -> Reviewer | None:
    """Return the review of a game of Sevens; None for a small one: its last page says which move gave it away."""
    return None if is_small(game.start) else Reviewer(game, you, seed, keep)


def redealt(view: View, rng: Random) -> Position | None:
    """Return a position that looks the same to the player of `view`, to be sent from a table of Sevens."""
    found: Position | None = ready("sevens_teach.sevens.players.worlds").redealt(view, rng)
    return found


TABLE: TableRoom[Game, Position, Move] = TableRoom(
    setup=setup,
    frame=frame,
    sentence=sentence,
    picture=picture,
    why=why,
    hint=hint,
    named=named,
    brings=brings,
    refusal=refusal,
    opponents=opponents,
    levels=LEVELS,
    usual_level=usual_level,
    patience=patience,
    redealt=redealt,
    deeds=deeds,
    how_done=how_done,
    learned=learned,
    reviewer=reviewer_of,
)
"""How Sevens is played at a table."""
