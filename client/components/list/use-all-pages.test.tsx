import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, held, LOST } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { useAllPages } from './use-all-pages.ts';

interface Person {
  id: number;
}
interface People {
  people: { items: Person[]; totalCount: number };
}
interface Asked {
  street: string;
  page: number;
  pageSize: number;
}

const PEOPLE: TypedDocumentNode<People, Asked> = gql`
  query People($street: String!, $page: Int!, $pageSize: Int!) {
    people(street: $street, page: $page, pageSize: $pageSize) {
      items {
        id
      }
      totalCount
    }
  }
`;
const PAGED = {
  query: PEOPLE,
  pageSize: 2,
  listOf: ({ people }: People) => people,
  keyOf: ({ id }: Person) => id,
};

function List({ street }: { street: string }) {
  const { items, total, state } = useAllPages(PAGED, { street });
  return <output>{`${state} ${items.map(({ id }) => id).join()} of ${total}`}</output>;
}

const page = (ids: number[], totalCount: number) => ({
  people: { __typename: 'People', items: ids.map((id) => ({ __typename: 'Person', id })), totalCount },
});
const shown = () => screen.getByRole('status').textContent;

describe('useAllPages', () => {
  it('reads one page after another, each item once', async () => {
    const { client, sent } = answering({
      People: ({ page: asked }: Asked) => page(asked === 1 ? [1, 2] : [3], 3),
    });
    await showScreen(<List street="High" />, '/', client);
    await waitFor(() => expect(shown()).toBe('ready 1,2,3 of 3'));
    expect(sent('People').map(({ page: asked }: Asked) => asked)).toEqual([1, 2]);
  });

  it('says that it has changed meanwhile when an item has come a second time', async () => {
    const { client } = answering({
      People: ({ page: asked }: Asked) => page(asked === 1 ? [1, 2] : [2], 3),
    });
    await showScreen(<List street="High" />, '/', client);
    await waitFor(() => expect(shown()).toBe('changed 1,2 of 3'));
  });

  it('says that it failed, with what has come', async () => {
    const { client } = answering({
      People: ({ page: asked }: Asked) => {
        if (asked === 2) throw LOST;
        return page([1, 2], 3);
      },
    });
    await showScreen(<List street="High" />, '/', client);
    await waitFor(() => expect(shown()).toBe('failed 1,2 of 3'));
  });

  it('the late answer about what was asked before takes no place of what is asked now', async () => {
    const late = held();
    const { client } = answering({
      People: ({ street }: Asked) => (street === 'High' ? late.answer() : page([7], 1)),
    });
    const { show } = await showScreen(<List street="High" />, '/', client);
    await show(<List street="Low" />);
    await waitFor(() => expect(shown()).toBe('ready 7 of 1'));
    await act(async () => {
      late.give(page([1, 2], 3));
      // What is asked after it is answered after it.
      const variables = { street: 'Low', page: 1, pageSize: 2 };
      await client.query({ query: PEOPLE, variables, fetchPolicy: 'no-cache' });
    });
    expect(shown()).toBe('ready 7 of 1');
  });
});
