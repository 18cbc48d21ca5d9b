import { C, circle, dark, each, light, mix, path, rect, stroke, times } from './art.ts';

/** What is worn in a portrait, on a sheet 600 × 640. */
export interface Outfit {
  wear:
    | 'bandi'
    | 'shawl'
    | 'cardigan'
    | 'shirt'
    | 'polo'
    | 'hoodie'
    | 'apron'
    | 'sari'
    | 'sari and cardigan'
    | 'kurti'
    | 'blazer';
  main: string;
  second: string;
  accent?: string;
  /** A doctor's stethoscope. */
  stethoscope?: boolean;
}

const SHOULDERS =
  'M36,640C40,546 92,492 204,456C238,444 250,428 252,396H348C350,428 362,444 396,456C508,492 560,546 564,640Z';
const LEFT_SIDE = 'M36,640C40,546 92,492 204,456L242,440';
const RIGHT_SIDE = 'M564,640C560,546 508,492 396,456L358,440';

const neck = (skin: string): string =>
  path('M250,330C250,404 252,424 232,446Q300,506 368,446C348,424 350,404 350,330Z', skin) +
  path('M250,346Q300,424 350,346V380Q300,452 250,392Z', dark(skin, 0.22));

/** The opening at the throat and the buttons of a kurta. */
const placket = (colour: string, accent: string): string =>
  path('M228,442Q300,520 372,442L384,452Q300,552 216,452Z', colour) +
  stroke('M300,520V640', dark(colour, 0.18), 4) +
  each([550, 590, 630], (y) => circle(300, y, 6, accent));

const collar = (colour: string): string =>
  path('M232,434L204,452L262,540L300,486Z', light(colour, 0.35)) +
  path('M368,434L396,452L338,540L300,486Z', light(colour, 0.35)) +
  stroke('M232,434L300,486L368,434', dark(colour, 0.2), 3);

const knit = (colour: string): string =>
  path(`${LEFT_SIDE}C220,520 258,580 284,640Z`, colour) +
  path(`${RIGHT_SIDE}C380,520 342,580 316,640Z`, colour) +
  stroke('M240,442C222,520 260,580 286,640', dark(colour, 0.25), 11) +
  stroke('M360,442C378,520 340,580 314,640', dark(colour, 0.25), 11);

/** A sari: the blouse on one side, pleats from the other shoulder across the chest. */
function sari(main: string, blouse: string, border: string): string {
  return (
    path(SHOULDERS, blouse) +
    path(
      'M372,446L396,456C508,492 560,546 564,640H66C120,600 210,560 280,510C320,482 352,460 372,446Z',
      main,
    ) +
    each([34, 68, 102, 136], (dx) =>
      stroke(
        `M${384 + dx * 0.72},${464 + dx * 0.4}C${330 + dx},${520 + dx * 0.5} ${210 + dx * 1.5},${590 + dx * 0.2} ${110 + dx * 2.2},640`,
        dark(main, 0.16),
        3.5,
      ),
    ) +
    stroke('M374,446C320,506 190,570 72,640', border, 15) +
    stroke('M374,446C320,506 190,570 72,640', dark(border, 0.25), 3) +
    stroke('M232,448Q262,486 304,490', light(border, 0.2), 6)
  );
}

const tunic = (main: string, accent: string): string =>
  path(SHOULDERS, main) +
  path('M228,442L300,560L372,442L386,454L300,592L214,454Z', accent) +
  times(
    6,
    (i) =>
      circle(232 + i * 12, 474 + i * 20, 4, light(accent, 0.6)) +
      circle(368 - i * 12, 474 + i * 20, 4, light(accent, 0.6)),
  );

const stethoscope = (): string =>
  stroke('M214,452C196,560 230,620 262,640M386,452C404,540 384,570 372,590', C.ink, 10) +
  circle(370, 602, 20, mix(C.soft, C.cream, 0.6)) +
  circle(370, 602, 11, C.cream);

const scarf = (colour: string, border: string): string =>
  path('M214,448C150,474 108,560 104,640H196C194,560 214,500 250,462Z', colour) +
  path('M386,448C450,474 492,560 496,640H404C406,560 386,500 350,462Z', colour) +
  stroke('M250,462C214,500 194,560 196,640M350,462C386,500 406,560 404,640', border, 8) +
  each([146, 168, 432, 454], (x) =>
    stroke(`M${x},640Q${x + (x < 300 ? 6 : -6)},560 ${x < 300 ? 214 : 386},476`, dark(colour, 0.14), 3),
  );

const throat = (skin: string): string => path('M232,446Q300,506 368,446L300,556Z', skin);

/** The shoulders and what covers them; the neck comes with them, so that collars can lie on it. */
export function drawOutfit(
  { wear, main, second, accent = C.gold, stethoscope: doctor }: Outfit,
  skin: string,
): string {
  switch (wear) {
    case 'bandi':
      return (
        path(SHOULDERS, main) +
        path(
          'M96,640C104,560 140,500 204,456L252,440L300,520L348,440L396,456C460,500 496,560 504,640Z',
          second,
        ) +
        neck(skin) +
        path(
          'M236,434L214,454Q260,522 300,540Q340,522 386,454L364,434Q344,488 300,506Q256,488 236,434Z',
          second,
        ) +
        stroke('M236,435Q256,490 300,508Q344,490 364,435', light(second, 0.25), 4) +
        stroke('M300,510V640', dark(second, 0.35), 4) +
        each([548, 590, 630], (y) => circle(312, y, 6.5, accent)) +
        path('M386,566H448L440,582H392Z', dark(second, 0.3)) +
        path('M394,566L404,538L418,560L432,534L440,566Z', accent)
      );
    case 'shawl':
      return path(SHOULDERS, main) + neck(skin) + placket(main, second) + scarf(second, accent);
    case 'cardigan':
      return (
        path(SHOULDERS, main) +
        neck(skin) +
        collar(main) +
        path('M288,492H312L318,520L322,640H278L282,520Z', accent) +
        knit(second)
      );
    case 'shirt':
      return (
        path(SHOULDERS, main) +
        times(5, (i) => rect(144 + i * 78, 500, 3, 140, light(main, 0.22))) +
        neck(skin) +
        collar(main) +
        stroke('M300,490V640', dark(main, 0.3), 4) +
        each([512, 566, 620], (y) => circle(300, y, 5.5, second))
      );
    case 'polo':
      return (
        path(SHOULDERS, main) +
        neck(skin) +
        throat(skin) +
        path('M230,432L198,454L250,552L300,512Z', second) +
        path('M370,432L402,454L350,552L300,512Z', second) +
        rect(286, 512, 28, 96, dark(main, 0.2)) +
        each([544, 580], (y) => circle(300, y, 5.5, accent)) +
        rect(404, 556, 64, 40, accent, 6) +
        stroke('M416,570H456M416,582H444', dark(main, 0.2), 4)
      );
    case 'hoodie':
      return (
        path('M150,500C140,420 200,372 300,372C400,372 460,420 450,500Z', dark(main, 0.25)) +
        path(SHOULDERS, main) +
        neck(skin) +
        path(
          'M222,430C200,460 200,500 232,520C270,548 330,548 368,520C400,500 400,460 378,430C372,486 340,508 300,508C260,508 228,486 222,430Z',
          dark(main, 0.14),
        ) +
        stroke('M262,526V618M338,526V606', second, 7) +
        each([262, 338], (x) => rect(x - 6, x < 300 ? 612 : 600, 12, 22, accent, 4))
      );
    case 'apron':
      return (
        path(SHOULDERS, main) +
        neck(skin) +
        collar(main) +
        path('M190,560H410L424,640H176Z', second) +
        stroke('M196,562C188,516 202,476 220,450M404,562C412,516 398,476 380,450', second, 17) +
        stroke('M192,574H408', accent, 6)
      );
    case 'sari':
      return sari(main, second, accent) + neck(skin);
    case 'sari and cardigan':
      return sari(main, light(main, 0.3), accent) + neck(skin) + knit(second);
    case 'kurti':
      return (
        tunic(main, accent) +
        neck(skin) +
        throat(skin) +
        scarf(second, light(second, 0.4)) +
        (doctor ? stethoscope() : '')
      );
    case 'blazer':
      return (
        path(SHOULDERS, second) +
        neck(skin) +
        throat(skin) +
        path(`${LEFT_SIDE}L270,640H36Z`, main) +
        path(`${RIGHT_SIDE}L330,640H564Z`, main) +
        path('M240,440L186,466L206,534L186,548L280,640H292Z', light(main, 0.14)) +
        path('M360,440L414,466L394,534L414,548L320,640H308Z', light(main, 0.14)) +
        circle(196, 590, 11, accent)
      );
  }
}
