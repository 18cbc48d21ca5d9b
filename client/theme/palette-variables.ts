import type { SitePalette } from '../../rules/drawn-colours.ts';
import { paletteOf } from '../components/art/palette.ts';

/** The association's colours as custom properties with MUI's names, such as `--mui-palette-primary-main`. */
export function paletteVariables(colours: SitePalette): Record<string, string> {
  const { art: _drawings, divider, ...groups } = paletteOf(colours);
  const variables: Record<string, string> = { '--mui-palette-divider': divider };
  for (const [group, shades] of Object.entries(groups))
    for (const [shade, colour] of Object.entries(shades))
      variables[`--mui-palette-${group}-${shade}`] = colour;
  return variables;
}

/** A CSS rule of custom properties. */
export function writtenRule(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}
