/** Hides an element that needs scripts in browsers without them. */
export const needsScripts = { '@media (scripting: none)': { display: 'none' } } as const;
