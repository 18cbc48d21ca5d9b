/** Styles of what works with scripts alone and is drawn before they run. */
export const needsScripts = { '@media (scripting: none)': { display: 'none' } } as const;
