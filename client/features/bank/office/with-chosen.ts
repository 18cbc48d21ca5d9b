/** What is offered, after what was chosen under another search: what will be paid stays in sight. */
export const withChosen = <One extends { id: number }>(
  offered: readonly One[],
  chosen: One | undefined,
): readonly One[] => (chosen && !offered.some(({ id }) => id === chosen.id) ? [chosen, ...offered] : offered);
