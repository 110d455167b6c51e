/** The results of the games on our boards, written by `npm run check:boards -- --references`. */
export const REFERENCE_TALLIES = {
  A: {
    games: 200,
    won: 143,
    arrivals: { red: 171, green: 165, white: 153, yellow: 121 },
    thirdArrivals: 1476,
  },
  B: {
    games: 200,
    won: 132,
    arrivals: { red: 138, green: 179, white: 146, yellow: 120 },
    thirdArrivals: 1416,
  },
  C: {
    games: 200,
    won: 123,
    arrivals: { red: 110, green: 122, white: 149, yellow: 174 },
    thirdArrivals: 1287,
  },
  D: { games: 200, won: 92, arrivals: { red: 137, green: 92, white: 178, yellow: 66 }, thirdArrivals: 1012 },
};
