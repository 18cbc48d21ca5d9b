import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Instant } from '../../../../rules/days.ts';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { ChangeIntroductionDialog } from './change-introduction-dialog.tsx';
import type { IntroductionQuery } from './introduction.generated.ts';

type Introduction = NonNullable<IntroductionQuery['introduction']>;

async function choose(step: string, contactsOpenedAt: Instant | null) {
  const introduction = {
    ...{ id: 5, version: 2, step: 'BOTH_YES', nextOn: null, officerId: null, officerName: null },
    contactsOpenedAt,
  } as Introduction;
  const { client } = answering({});
  const { user } = await showScreen(
    <ChangeIntroductionDialog introduction={introduction} officers={[]} onClose={() => undefined} />,
    '/',
    client,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: /^Step/ }), step);
  return screen.queryByText(/still see each other’s contacts/) !== null;
}

it.each([
  ['Ended', '2026-11-27T10:00:00.000Z' as Instant, true],
  ['Have met', '2026-11-27T10:00:00.000Z' as Instant, false],
  ['Ended', null, false],
])(
  '[D115] says that the contacts stay open only where they do: %s, open since %s',
  async (step, since, isSaid) => {
    expect(await choose(step, since)).toBe(isSaid);
  },
);
