import {
  at,
  bands,
  C,
  circle,
  dark,
  each,
  ellipse,
  faint,
  light,
  marigold,
  mix,
  path,
  picture,
  rect,
  stroke,
  times,
} from './art.ts';
import { hairBehind, head, type Person, SKIN } from './heads.ts';
import { GREY, person } from './people.ts';
import { cloud, hills, sun, temple, tree } from './places.ts';
import { STEEL } from './things.ts';

/** Yoga: a seated figure before the rising sun, two more in tree pose, over the lake. */
export const yogaMorning = (): string =>
  picture(
    bands(0, 360, mix(C.rose, C.cream, 0.55), light(C.gold, 0.5), 8),
    each([250, 205, 165], (r) => faint(0.35, circle(480, 270, r, light(C.gold, 0.35)))),
    circle(480, 270, 126, mix(C.gold, C.saffron, 0.25)),
    cloud(160, 120, 0.9, light(C.rose, 0.75)),
    cloud(800, 90, 1, light(C.rose, 0.75)),
    stroke(
      'M640,150q10,-10 20,0q10,-10 20,0M690,190q8,-8 16,0q8,-8 16,0M300,110q8,-8 16,0q8,-8 16,0',
      C.maroon,
      3,
    ),
    hills([330, 296, 320, 290, 330, 300, 326], mix(C.leaf, C.rose, 0.35)),
    each([40, 120, 200, 770, 850, 930], (x, i) =>
      tree(x, 372, 0.9 + (i % 3) * 0.18, mix(C.leaf, C.gold, 0.1 + (i % 2) * 0.14)),
    ),
    rect(0, 364, 960, 56, mix(C.sky, C.gold, 0.3)),
    times(9, (i) => rect(388 + (i % 3) * 18, 368 + i * 5.4, 190 - (i % 4) * 30, 2.6, light(C.gold, 0.5), 1)),
    hills([410, 402, 408, 400, 408, 404], mix(C.leaf, C.gold, 0.25)),
    hills([470, 462, 474, 464, 472, 468], mix(C.leaf, C.gold, 0.12)),
    each(
      [
        [180, C.rose],
        [780, C.saffron],
      ] as const,
      ([x, c]) =>
        path(`M${x - 84},500H${x + 84}L${x + 104},536H${x - 104}Z`, c) +
        path(`M${x - 104},536H${x + 104}v6H${x - 104}Z`, dark(c)),
    ),
    path('M330,510H630L664,550H296Z', C.maroon),
    path('M296,550H664v7H296Z', C.deep),
    treePose(180, 524, C.leaf, 'plait', SKIN.brown),
    treePose(780, 524, C.maroon, 'short', SKIN.light),
    at(
      480,
      540,
      person({
        dress: 'kurta',
        pose: 'sit',
        main: C.cream,
        second: C.cream,
        accent: C.saffron,
        hair: 'bun',
        hairColour: GREY,
        left: [-56, -104, -62, -72],
        right: [56, -104, 62, -72],
      }),
      { scale: 2.1 },
    ),
  );

const treePose = (x: number, y: number, top: string, hair: 'plait' | 'short', skin: string): string =>
  at(
    x,
    y,
    stroke('M2,-90V-6', C.denim, 19) +
      stroke('M-6,-92Q-62,-66 -12,-44', C.denim, 18) +
      ellipse(2, -4, 14, 6, skin) +
      ellipse(-4, -42, 8, 6, skin) +
      person({
        dress: 'shirt',
        pose: 'half',
        main: top,
        hair,
        skin,
        left: [-42, -170, -3, -218],
        right: [42, -170, 3, -218],
      }) +
      path('M-20,-94H20Q19,-74 11,-64L-16,-70Z', C.denim),
    { scale: 1.5 },
  );

/** Coach trip: the white coach on a winding road to the marble temple. */
export const coachTrip = (): string =>
  picture(
    bands(0, 380, mix(C.sky, C.white, 0), mix(C.sky, C.cream, 0.75), 6),
    sun(120, 96, 42),
    cloud(300, 80, 0.9),
    cloud(820, 66, 0.9),
    hills([330, 260, 310, 240, 300, 270, 320], mix(C.leaf, C.sky, 0.55)),
    hills([350, 330, 300, 296, 300, 340, 330], mix(C.leaf, C.sky, 0.25)),
    temple(590, 322, 0.7, {
      stone: C.white,
      shade: mix(C.soft, C.cream, 0.72),
      flag: C.saffron,
      door: mix(C.gold, C.cream, 0.2),
    }),
    each([336, 372, 800, 842], (x) => tree(x, 336, 0.66, mix(C.leaf, C.gold, 0.12))),
    hills([360, 336, 330, 326, 330, 344, 352], mix(C.leaf, C.gold, 0.32)),
    path(
      'M560,330C640,350 780,380 740,410C680,446 420,430 300,470C160,512 60,560 60,560H960' +
        'V520C900,500 640,500 760,440C860,396 700,350 606,330Z',
      mix(C.soft, C.cream, 0.42),
    ),
    times(15, (i) => tree(18 + i * 17 + (i % 2) * 6, 420 + (i % 3) * 12, 0.34, mix(C.leaf, C.gold, 0.1))),
    hills([560, 552, 556, 550, 556, 552], mix(C.soft, C.cream, 0.3)),
    coach(350, 528),
    at(818, 546, tree(0, 0, 1.5, C.leaf) + tree(84, 8, 1.9, mix(C.leaf, C.gold, 0.14))),
    times(12, (i) => marigold(700 + i * 22, 550 - (i % 3) * 8, 8, i % 2 ? C.saffron : C.gold)),
  );

const PASSENGERS: readonly Person[] = [
  { dress: 'sari', main: C.saffron, hair: 'bun', hairColour: GREY, skin: SKIN.light },
  { dress: 'kurta', main: C.leaf, hair: 'topi', hairColour: GREY, glasses: true },
  { dress: 'sari', main: C.rose, hair: 'plait', skin: SKIN.brown },
  { dress: 'kurta', main: C.gold, hair: 'bald', hairColour: GREY, skin: SKIN.light, moustache: true },
  { dress: 'shirt', main: C.leaf, hair: 'curly', glasses: true },
  { dress: 'sari', main: C.rose, hair: 'cover', hairColour: GREY, skin: SKIN.brown },
];

/** Head and shoulders behind a window. */
const passenger = (x: number, look: Person): string =>
  at(
    x,
    -130,
    (look.hair === 'plait' ? '' : hairBehind(look.hair ?? 'bun', look.hairColour ?? C.ink, look.main)) +
      path(
        'M-27,32Q-25,12 0,12Q25,12 27,32Z',
        look.dress === 'shirt' && look.hair === 'cap' ? C.cream : look.main,
      ) +
      head(look),
    { scale: 0.92 },
  );

const coach = (x: number, y: number): string =>
  at(
    x,
    y,
    faint(0.35, ellipse(0, 0, 300, 14, C.ink)) +
      path('M-280,-24V-176Q-280,-206 -250,-206H236Q268,-206 276,-172L290,-86V-24Z', C.cream) +
      path('M-280,-60H290V-24H-280Z', C.maroon) +
      path('M-280,-70H290V-60H-280Z', C.gold) +
      path('M-280,-176Q-280,-206 -250,-206H236Q260,-206 270,-186H-280Z', C.maroon) +
      times(6, (i) => rect(-262 + i * 74, -172, 66, 74, mix(C.sky, C.night, 0.18), 8)) +
      path('M186,-172H262Q272,-140 280,-98H186Z', mix(C.sky, C.night, 0.12)) +
      each(PASSENGERS, (look, i) => passenger(-229 + i * 74, look)) +
      passenger(228, { dress: 'shirt', main: C.maroon, second: C.maroon, hair: 'cap', skin: SKIN.brown }) +
      times(7, (i) => at(-250 + i * 76, -42, path('M0,-13L13,0L0,13L-13,0Z', C.saffron))) +
      each(
        [-176, 176],
        (wx) => circle(wx, -24, 40, C.ink) + circle(wx, -24, 22, STEEL) + circle(wx, -24, 8, C.soft),
      ) +
      circle(278, -44, 9, C.gold) +
      times(8, (i) => marigold(-232 + i * 66, -204, 9, i % 2 ? C.saffron : C.gold)),
    { scale: 0.98 },
  );
