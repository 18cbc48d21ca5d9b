import { C, circle, each, light, mix, path, pictureOf, polar, times } from './art.ts';

/** A picture of a pooja: twice 480 × 340. */
export const poojaPicture = (...parts: string[]): string => pictureOf(960, 680, ...parts);

/** A heart-shaped betel leaf on its stalk, which begins at 0,0; its tip is 128 above. */
export const betelLeaf = (colour: string = C.leaf): string =>
  path(
    'M0,-128C-18,-98 -54,-80 -54,-50C-52,-22 -16,-18 0,-32C16,-18 52,-22 54,-50C54,-80 18,-98 0,-128Z',
    colour,
  ) +
  path('M0,-128C18,-98 54,-80 54,-50C52,-22 16,-18 0,-32Z', light(colour, 0.14)) +
  path(
    'M-2,0V-122H2V0ZM0,-46L-32,-62L-30,-66L0,-54L30,-66L32,-62ZM0,-72L-24,-86L-22,-90L0,-80L22,-90L24,-86Z',
    light(colour, 0.4),
  );

/** A round dish seen from above with something in it. */
export function dish(x: number, y: number, r: number, metal: string, food: string, kind: number): string {
  const inside = [
    () =>
      times(7, (i) =>
        i
          ? circle(
              x + polar(i * 60, r * 0.42)[0],
              y + polar(i * 60, r * 0.42)[1],
              r * 0.23,
              light(food, 0.18),
            )
          : circle(x, y, r * 0.23, light(food, 0.3)),
      ),
    () =>
      circle(x, y, r * 0.5, light(food, 0.2)) +
      each([0, 120, 240], (a) =>
        circle(x + polar(a, r * 0.3)[0], y + polar(a, r * 0.3)[1], r * 0.09, C.leaf),
      ),
    () =>
      each([-0.34, 0, 0.34], (dx) =>
        each([-0.3, 0.16], (dy) => {
          const [cx, cy, s] = [x + dx * r, y + dy * r + (dx ? 0 : r * 0.12), r * 0.2];
          return (
            path(`M${cx},${cy - s}L${cx + s},${cy}L${cx},${cy + s}L${cx - s},${cy}Z`, light(food, 0.34)) +
            circle(cx, cy, s * 0.24, C.leaf)
          );
        }),
      ),
    () =>
      times(9, (i) =>
        circle(
          x + polar(i * 137.5, r * 0.2 * Math.sqrt(i))[0],
          y + polar(i * 137.5, r * 0.2 * Math.sqrt(i))[1],
          r * 0.11,
          i % 3 ? light(food, 0.5) : C.gold,
        ),
      ),
  ];
  return (
    circle(x, y + r * 0.06, r, mix(metal, C.ink, 0.35)) +
    circle(x, y, r, metal) +
    circle(x, y, r * 0.86, mix(metal, C.ink, 0.16)) +
    circle(x, y + r * 0.03, r * 0.8, food) +
    (inside[kind % inside.length]?.() ?? '')
  );
}
