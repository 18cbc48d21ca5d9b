/** Hides what works only with scripts from browsers without them. */
export const needsScripts = { '@media (scripting: none)': { display: 'none' } } as const;
