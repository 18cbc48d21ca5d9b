import { C, circle, dark, each, ellipse, faint, light, marigold, path, polar, stroke, times } from './art.ts';

/** How the hair is worn in a portrait. */
export type PortraitHair =
  | 'side'
  | 'swept'
  | 'receding'
  | 'bald'
  | 'quiff'
  | 'crop'
  | 'chef'
  | 'bun'
  | 'bob'
  | 'long'
  | 'plait'
  | 'curls'
  | 'short'
  | 'cover';

/** What lies behind the face and the shoulders; `cloth` is the colour of a veil. */
export function portraitHairBehind(style: PortraitHair, colour: string, cloth: string): string {
  const line = light(colour, 0.16);
  switch (style) {
    case 'bun':
      return (
        circle(0, -112, 52, colour) +
        stroke('M-34,-120Q0,-150 34,-120M-24,-136Q0,-152 24,-136', line, 4) +
        times(9, (i) => {
          const [x, y] = polar(-72 + i * 18, 56);
          return circle(x, -104 + y, 9, C.white) + circle(x, -104 + y, 3.4, C.gold);
        })
      );
    case 'bob':
      return path(
        'M-106,0C-122,-150 122,-150 106,0C112,60 112,96 98,128C60,140 -60,140 -98,128C-112,96 -112,60 -106,0Z',
        colour,
      );
    case 'long':
      return path(
        'M-104,-10C-118,-156 118,-156 104,-10C112,90 132,150 124,236C70,262 -70,262 -124,236C-132,150 -112,90 -104,-10Z',
        colour,
      );
    case 'plait':
      return path(
        'M-98,-10C-110,-146 110,-146 98,-10C100,50 90,100 60,120H-60C-90,100 -100,50 -98,-10Z',
        colour,
      );
    case 'curls':
      return times(22, (i) => {
        const [x, y] = polar(-150 + i * 14.3, 98 + (i % 2) * 10);
        return circle(x * 1.16, y * 1.1 + 10, 40, colour);
      });
    case 'short':
      return times(15, (i) => {
        const [x, y] = polar(-112 + i * 16, 88);
        return circle(x * 1.1, y * 1.12 - 2, 27, colour);
      });
    case 'cover':
      return (
        path('M-126,250C-150,60 -150,-168 0,-168C150,-168 150,60 126,250Z', cloth) +
        path('M-104,250C-120,60 -116,-132 0,-132C116,-132 120,60 104,250Z', dark(cloth, 0.3))
      );
    default:
      return '';
  }
}

/** A veil's edge over the hair, with its border. */
const veil = (cloth: string, border: string): string =>
  path(
    'M-128,190C-152,40 -146,-168 0,-168C146,-168 152,40 128,190C122,120 110,60 104,4C96,-96 48,-120 0,-120C-48,-120 -96,-96 -104,4C-110,60 -122,120 -128,190Z',
    cloth,
  ) +
  stroke(
    'M-126,186C-120,116 -110,60 -104,4C-96,-96 -48,-120 0,-120C48,-120 96,-96 104,4C110,60 120,116 126,186',
    border,
    9,
  );

/** Hair parted in the middle and combed down to the ears. */
const parted = (colour: string): string =>
  path('M-96,20C-112,-146 112,-146 96,20C92,-22 70,-62 0,-92C-70,-62 -92,-22 -96,20Z', colour) +
  stroke('M0,-91V-104', light(colour, 0.35), 3.5) +
  stroke('M-22,-98C-56,-84 -78,-60 -88,-26M22,-98C56,-84 78,-60 88,-26', light(colour, 0.18), 3.5);

/** What falls before the face. */
export function portraitHairFront(
  style: PortraitHair,
  colour: string,
  cloth: string,
  border: string,
): string {
  const line = light(colour, 0.2);
  switch (style) {
    case 'side':
      return (
        path(
          'M-95,8C-108,-84 -84,-136 -8,-138C66,-146 112,-92 95,8C92,-10 88,-32 80,-50C46,-46 -6,-56 -38,-84C-52,-66 -78,-46 -84,-34C-90,-20 -93,-8 -95,8Z',
          colour,
        ) + stroke('M-36,-92C-6,-64 44,-58 78,-64M-22,-108C8,-86 50,-82 76,-88', line, 3.5)
      );
    case 'swept':
      return (
        path(
          'M-95,14C-112,-70 -96,-144 0,-148C96,-144 112,-70 95,14C92,-20 86,-48 70,-70C30,-90 -30,-90 -70,-70C-86,-48 -92,-20 -95,14Z',
          colour,
        ) +
        each([-44, -22, 0, 22, 44], (x) =>
          stroke(`M${x},-84Q${x * 1.15},-114 ${x * 0.8},-138`, dark(colour, 0.1), 3),
        )
      );
    case 'receding':
      return (
        path(
          'M-95,20C-114,-70 -92,-142 0,-146C92,-142 114,-70 95,20C90,-14 86,-42 74,-66C70,-104 34,-116 0,-112' +
            'C-34,-116 -70,-104 -74,-66C-86,-42 -90,-14 -95,20Z',
          colour,
        ) + stroke('M-80,-78C-72,-112 -40,-130 -8,-130M80,-78C72,-112 40,-130 8,-130', dark(colour, 0.1), 3)
      );
    case 'bald':
      return (
        each([-1, 1], (s) =>
          path(
            `M${s * 92},34C${s * 116},10 ${s * 114},-54 ${s * 84},-68C${s * 86},-40 ${s * 86},-10 ${s * 92},34Z`,
            colour,
          ),
        ) + faint(0.25, ellipse(-26, -92, 24, 9, C.white))
      );
    case 'quiff':
      return (
        path(
          'M-94,6C-104,-66 -92,-98 -76,-112C-70,-150 -6,-176 56,-158C104,-144 108,-66 94,6C90,-22 84,-46 74,-62C34,-72 -22,-72 -62,-66C-78,-50 -90,-24 -94,6Z',
          colour,
        ) +
        stroke(
          'M-58,-78C-46,-116 -4,-144 52,-142M-26,-80C-14,-104 16,-122 60,-122M10,-82C20,-96 40,-104 66,-104',
          line,
          4,
        )
      );
    case 'crop':
      return path(
        'M-94,2C-106,-90 -70,-134 0,-134C70,-134 106,-90 94,2C90,-26 86,-50 72,-66C40,-78 -40,-78 -72,-66C-86,-50 -90,-26 -94,2Z',
        colour,
      );
    case 'chef':
      return (
        each([-1, 1], (s) =>
          path(
            `M${s * 94},22C${s * 108},-10 ${s * 104},-46 ${s * 92},-62C${s * 82},-44 ${s * 88},-10 ${s * 94},22Z`,
            colour,
          ),
        ) +
        path(
          'M-100,-52C-112,-96 -104,-150 -84,-166Q0,-186 84,-166C104,-150 112,-96 100,-52Q0,-84 -100,-52Z',
          C.white,
        ) +
        path('M-100,-52Q0,-84 100,-52L102,-78Q0,-110 -102,-78Z', C.line)
      );
    case 'bun':
      return parted(colour);
    case 'plait':
      return (
        parted(colour) +
        times(8, (i) =>
          ellipse(
            -96 - Math.sin(i / 3) * 10,
            70 + i * 27,
            25 - i * 1.3,
            19,
            i % 2 ? colour : light(colour, 0.12),
          ),
        ) +
        circle(-98, 286, 12, C.gold) +
        path('M-110,290L-88,290L-84,332Q-98,340 -114,332Z', colour)
      );
    case 'bob':
      return (
        path(
          'M-104,60C-118,-146 118,-150 104,60C98,10 92,-30 76,-62C36,-58 -14,-66 -42,-98C-52,-64 -84,-40 -90,-10C-96,10 -100,30 -104,60Z',
          colour,
        ) + stroke('M-36,-104C-8,-76 44,-70 80,-74', line, 4)
      );
    case 'long':
      return (
        path(
          'M-102,70C-118,-150 118,-152 102,70C100,16 92,-30 70,-64C46,-84 30,-98 22,-110C-4,-76 -62,-50 -86,-14C-96,10 -100,40 -102,70Z',
          colour,
        ) + stroke('M18,-118C-14,-86 -68,-66 -92,-22M34,-112C50,-92 76,-74 90,-36', line, 4)
      );
    case 'curls':
      return (
        times(11, (i) => {
          const [x, y] = polar(-80 + i * 16, 88);
          return circle(x * 1.1, y * 1.04 + 4, 23 + (i % 2) * 4, colour);
        }) +
        each([-1, 1], (s) => circle(s * 100, 20, 22, colour) + circle(s * 106, 58, 24, colour)) +
        times(6, (i) => stroke(`M${-66 + i * 26},-112q10,-14 20,0`, line, 3.5)) +
        marigold(82, -78, 27)
      );
    case 'short':
      return times(9, (i) => {
        const [x, y] = polar(-80 + i * 20, 86);
        return circle(x * 1.08, y * 1.02 - 6, 22, i % 2 ? colour : light(colour, 0.25));
      });
    case 'cover':
      return parted(colour) + veil(cloth, border);
  }
}
