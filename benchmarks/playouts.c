/* Random games of basic Sevens for four, as fast as one core of this machine goes: the limit in `make bench`.

   The same game as the engine's `Position.play_out` with `Rules(voluntary_passing=False)`: deal, sevens first (B2),
   a random playable card each turn (B4), a pass only when there is none (B5), the fourth pass is bankruptcy (B6)
   and lays the hand (B7), and play ends with one player left (B10). Cards are bits as in sevens_teach/cards.py:
   eight lanes of eight bits, two a suit, each going outward from the 7, the eighth bit always 0.

       playouts SECONDS SEED    prints the games played, their turns, and the processor seconds they took */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { PLAYERS = 4, PACK = 52, RANKS = 13, SEVEN = 6, PASSES = 3, BATCH = 1000 };

static const uint64_t ONES = 0x0101010101010101; /* the foot of every lane: the sevens as they lie on the board */
static const uint64_t DIAMOND_SEVEN = UINT64_C(1) << 32;

static uint64_t seed;

/* splitmix64 (Steele, Lea, Flood 2014), then the multiplication that maps 32 bits to 0 … count - 1. */
static uint32_t draw(uint32_t count)
{
    uint64_t mixed = seed += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
    return (uint32_t)((mixed >> 32) * count >> 32);
}

static void open_pack(uint64_t pack[PACK])
{
    for (int card = 0; card < PACK; card++) {
        int rank = card % RANKS, lane = 2 * (card / RANKS) + (rank < SEVEN);
        pack[card] = UINT64_C(1) << (8 * lane + abs(rank - SEVEN));
    }
}

/* Shuffles the pack, deals it one by one, and returns who holds the 7 of diamonds (B1, B2). */
static int deal(uint64_t pack[PACK], uint64_t hands[PLAYERS])
{
    int first = 0;
    for (int place = PACK - 1; place >= 0; place--) {
        uint32_t pick = draw((uint32_t)place + 1);
        uint64_t card = pack[pick];
        pack[pick] = pack[place];
        pack[place] = card;
        hands[place % PLAYERS] |= card;
    }
    while (!(hands[first] & DIAMOND_SEVEN))
        first++;
    return first;
}

static uint64_t choose(uint64_t cards)
{
    uint32_t skip = draw((uint32_t)__builtin_popcountll(cards));
#ifdef __BMI2__
    return _pdep_u64(UINT64_C(1) << skip, cards); /* the loop below in one instruction, where there is one */
#else
    for (; skip; skip--)
        cards &= cards - 1;
    return cards & -cards;
#endif
}

/* Plays one game and returns its number of turns. */
static int play_out(uint64_t pack[PACK])
{
    uint64_t hands[PLAYERS] = {0}, board = ONES;
    int passes[PLAYERS] = {0}, staying = PLAYERS, turns = 0;
    int first = deal(pack, hands);
    for (int player = 0; player < PLAYERS; player++)
        hands[player] &= ~ONES; /* the sevens are down before play */
    for (int turn = first;; turn = (turn + 1) % PLAYERS) {
        if (!hands[turn])
            continue; /* out, or bankrupt with the hand laid */
        uint64_t playable = hands[turn] & (board + ONES) & ~board, laid = 0;
        turns++;
        if (playable)
            laid = choose(playable);
        else if (++passes[turn] > PASSES)
            laid = hands[turn];
        board |= laid;
        hands[turn] ^= laid;
        if (!hands[turn] && --staying == 1)
            return turns;
    }
}

int main(int count, char *words[])
{
    uint64_t pack[PACK], games = 0, turns = 0;
    double seconds, spent;
    clock_t begin = clock();
    if (count != 3) {
        fprintf(stderr, "usage: %s SECONDS SEED\n", words[0]);
        return 2;
    }
    seconds = atof(words[1]);
    seed = strtoull(words[2], NULL, 10);
    open_pack(pack);
    do {
        for (int game = 0; game < BATCH; game++)
            turns += (uint64_t)play_out(pack);
        games += BATCH;
        spent = (double)(clock() - begin) / CLOCKS_PER_SEC;
    } while (spent < seconds);
    printf("%llu %llu %f\n", (unsigned long long)games, (unsigned long long)turns, spent);
}
