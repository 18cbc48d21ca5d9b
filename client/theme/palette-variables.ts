/** A palette of MUI as custom properties with MUI's names, such as `--mui-palette-primary-main`. */
export function paletteVariables(palette: object, name = '--mui-palette'): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [key, value] of Object.entries(palette))
    if (typeof value === 'object') Object.assign(variables, paletteVariables(value, `${name}-${key}`));
    else if (typeof value === 'string') variables[`${name}-${key}`] = value;
  return variables;
}

/** A CSS rule of custom properties, and others. */
export function writtenRule(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}
