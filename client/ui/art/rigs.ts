/** The lines of the ships' drawings, as SVG paths in a box of 100 by 100. */
import type { Ship } from '../../../shared/board/board.ts';

interface Rig {
  readonly hull: string;
  readonly sail: string;
  /** The lines of the mast, the yard and the oars. */
  readonly spars: string;
  /** Fine lines that show the planks of the hull. */
  readonly planks: string;
  /** Hatching for the shadow on the hull and the folds of the sail. */
  readonly hatch: string;
  /** The position and size of the emblem on the sail: left, top, size. */
  readonly emblem: readonly [number, number, number];
}

export const RIGS: Readonly<Record<Ship, Rig>> = {
  // A trireme with a square sail, a ram and oars.
  red: {
    hull: 'M11 46C3 56 5 67 18 69H80C86 66 88 60 87 53L95 58C96 67 93 74 88 77L99 84L84 86C80 92 74 93 66 93H32C13 93 3 82 3 65C3 56 6 50 11 46Z',
    sail: 'M19 13H81C85 29 85 45 79 60H23C27 45 26 29 19 13Z',
    spars: 'M51 5V69M15 13H85M30 88L25 98M44 88L39 98M58 88L53 98M72 88L67 98',
    planks: 'M11 77H86',
    hatch:
      'M12 84L14 80M15 87L19 80M18 90L24 80M22 91L29 80M27 92L34 80M32 92L39 80M37 92L44 80M41 93L49 80M46 93L54 80M52 92L59 80M56 92L64 80M61 92L69 80M66 93L74 80M71 92L79 80M77 91L84 80M29 18C32 31 32 45 29 55M76 17C79 31 79 45 75 56M70 17C73 28 73 36 71 44',
    emblem: [33, 17, 38],
  },
  // A felucca with one tall triangular sail and a slim hull.
  green: {
    hull: 'M2 68C12 73 22 74 32 74H70C84 74 93 68 98 54C101 76 88 93 64 93H36C18 93 6 84 2 68Z',
    sail: 'M43 2C62 17 82 42 92 66C68 59 40 60 12 67C30 48 41 26 43 2Z',
    spars: 'M44 2L45 74M43 2C30 30 24 48 9 69',
    planks: 'M12 83H90',
    hatch:
      'M15 87L16 85M18 89L21 85M22 91L26 85M27 92L31 85M31 92L36 85M37 92L41 85M42 92L46 85M46 93L51 85M51 93L56 85M56 92L61 85M61 92L66 85M66 92L71 85M71 93L76 85M76 92L81 85M82 90L86 85M89 87L91 85M49 12C62 26 74 42 82 58M49 22C58 32 66 44 71 55',
    emblem: [31, 28, 30],
  },
  // A round merchant ship with a crescent hull and a full sail.
  white: {
    hull: 'M3 50C13 68 29 74 50 74S87 68 97 50C100 78 80 96 50 96S0 78 3 50Z',
    sail: 'M30 6C68 2 95 18 94 38C93 54 70 65 32 63C42 46 41 24 30 6Z',
    spars: 'M30 2C42 24 44 48 33 74',
    planks: 'M12 76C30 86 70 86 88 76',
    hatch:
      'M16 85L18 82M19 88L22 83M23 90L26 85M27 91L31 85M31 93L35 86M36 93L40 87M40 95L45 87M44 96L50 87M50 95L55 87M54 95L60 87M60 94L65 86M65 95L71 85M71 92L76 84M78 89L82 82M86 85L89 79M40 9C51 26 51 45 43 59M80 17C88 25 90 38 84 48',
    emblem: [48, 17, 34],
  },
  // A barge with straight planks, a fan-shaped sail and a pennant.
  yellow: {
    hull: 'M3 62L15 71H84L93 46L99 48L95 78L83 94H21L8 82Z',
    sail: 'M7 12H93L74 62H28Z',
    spars: 'M50 12V71M3 12H97M50 12V2L68 5L50 8',
    planks: 'M14 82H90',
    hatch:
      'M15 87L17 84M18 89L22 84M21 93L27 84M26 94L32 84M31 93L37 84M36 93L42 84M41 93L47 84M46 93L52 84M50 94L56 84M55 94L61 84M61 93L66 84M65 93L71 84M71 93L76 84M75 94L81 84M80 93L86 84M90 86L91 84M22 16L33 57M80 16L68 57M73 16L68 36',
    emblem: [32, 16, 37],
  },
};
