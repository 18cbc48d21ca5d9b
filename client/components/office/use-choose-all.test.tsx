import { gql, type TypedDocumentNode } from '@apollo/client';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, LOST } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { ChosenRowsBar } from './chosen-rows-bar.tsx';
import { useChooseAll } from './use-choose-all.ts';
import { useChosenRows } from './use-chosen-rows.ts';

interface Person {
  id: number;
}
interface People {
  people: { items: Person[]; totalCount: number };
}

const PEOPLE: TypedDocumentNode<People, { street: string }> = gql`
  query People($street: String!) {
    people(street: $street) {
      items {
        id
      }
      totalCount
    }
  }
`;
const listOf = ({ people }: People) => people;

interface StreetProps {
  street: string;
  /** The first page of those who live there. */
  shown: readonly Person[];
}

/** Those who live in a street, three each, of whom a press on one chooses them. */
function Street({ street, shown }: StreetProps) {
  const choice = useChosenRows({ shown });
  const all = useChooseAll({ query: PEOPLE, variables: { street }, listOf, total: 3, choice });
  return (
    <>
      {shown.map((person) => (
        <button key={person.id} type="button" onClick={() => choice.choose(new Map([[person.id, person]]))}>
          Person {person.id}
        </button>
      ))}
      <ChosenRowsBar choice={{ ...choice, all }}>
        <output aria-label="Chosen">{[...choice.chosen.keys()].join()}</output>
      </ChosenRowsBar>
    </>
  );
}

const HIGH = { street: 'High', shown: [{ id: 1 }, { id: 2 }] };
const LOW = { street: 'Low', shown: [{ id: 7 }, { id: 8 }] };
const PEOPLE_IN: Readonly<Record<string, number[]>> = { High: [1, 2, 3], Low: [7, 8, 9] };

const chosen = () => screen.getByLabelText('Chosen').textContent;
const offer = () => screen.queryByRole('button', { name: 'Select all 3 found' });

async function showHigh(People: (asked: { street: string }) => unknown) {
  const { client } = answering({ People });
  const { user, show } = await showScreen(<Street {...HIGH} />, '/', client);
  await user.click(screen.getByText('Person 1'));
  await user.click(offer()!);
  return { user, show };
}

it('chooses all that was found, and offers it again once something else is found', async () => {
  const { show } = await showHigh(({ street }) => ({
    people: {
      __typename: 'People',
      items: PEOPLE_IN[street]!.map((id) => ({ __typename: 'Person', id })),
      totalCount: 3,
    },
  }));
  expect(await screen.findByText('3 selected, 1 not shown here')).toBeDefined();
  expect(chosen()).toBe('1,2,3');
  expect(offer()).toBeNull();
  await show(<Street {...LOW} />);
  expect(offer()).not.toBeNull();
  await show(<Street {...HIGH} />);
  expect(offer()).toBeNull();
});

it('says why it cannot, and what was chosen stays', async () => {
  const { user } = await showHigh(() => {
    throw LOST;
  });
  await answer(user, /connection/);
  expect(chosen()).toBe('1');
  expect(offer()).not.toBeNull();
});
