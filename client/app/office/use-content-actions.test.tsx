import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ContentSection } from '../../components/office/content-sections.ts';
import { DoneNoticeProvider } from '../../components/office/done-notice.tsx';
import { answering, CONFLICT, held, LOST, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { type ContentAct, type ManagedItem, useContentActions } from './use-content-actions.ts';

const SECTION = {
  kind: 'NOTICE',
  add: { to: '/add' },
  idParameter: 'notice',
} as unknown as ContentSection;

const item = (id: number, visibility: object) =>
  ({
    id,
    version: 4,
    name: `Notice ${id}`,
    visibility: {
      state: 'PUBLISHED',
      shownFrom: null,
      shownUntil: null,
      heldLanguages: [],
      unneededLanguages: [],
      ...visibility,
    },
  }) as unknown as ManagedItem;

const PLANNED = {
  state: 'PUBLISHED',
  shownFrom: '2030-01-01T00:00:00Z' as const,
  shownUntil: null,
  heldLanguages: ['gu'],
  unneededLanguages: [],
};
const ITEMS = [item(1, { state: 'DRAFT' }), item(2, PLANNED)];

interface ActsProps {
  items?: readonly ManagedItem[];
}

function Acts({ items = ITEMS }: ActsProps) {
  const { act, duplicate, emptyBin, mark, progress } = useContentActions(SECTION);
  return (
    <>
      {(['HIDE', 'SHOW', 'BIN'] satisfies ContentAct[]).map((one) => (
        <button key={one} type="button" onClick={() => act(one, items)}>
          {one}
        </button>
      ))}
      <button type="button" onClick={() => mark(items, 'gu', true)}>
        UNNEEDED
      </button>
      <button type="button" onClick={() => emptyBin(3, PLANNED.shownFrom)}>
        EMPTY
      </button>
      <button type="button" onClick={() => duplicate(items[0]!, '/office/notices')}>
        DUPLICATE
      </button>
      <output>{progress === undefined ? 'Idle' : `${progress.done} of ${progress.total}`}</output>
    </>
  );
}

const acts = (props: ActsProps = {}) => (
  <DoneNoticeProvider>
    <Acts {...props} />
  </DoneNoticeProvider>
);

const state = () => screen.getByRole('status').textContent;
const done = () => ({ setContentVisibility: true });

describe('useContentActions', () => {
  it('Undo brings back what was changed and nothing else, each as it was, since they may have differed', async () => {
    const { client, sent } = answering({ SetContentVisibility: done });
    const { user } = await showScreen(acts(), '/', client);
    await user.click(screen.getByText('HIDE'));
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(sent('SetContentVisibility')).toHaveLength(3));
    const [hidden, ...back] = sent('SetContentVisibility');
    const asSeen = { kind: 'NOTICE', ids: [1, 2], versions: [4, 4] };
    expect(hidden).toEqual({ ...asSeen, visibility: { state: 'HIDDEN' } });
    expect(back).toEqual([
      { kind: 'NOTICE', ids: [1], versions: [5], visibility: { state: 'DRAFT' } },
      { kind: 'NOTICE', ids: [2], versions: [5], visibility: { state: 'PUBLISHED' } },
    ]);
    await waitFor(() => expect(state()).toBe('Idle'));
  });

  it.each([
    ['changed', CONFLICT],
    ['deleted', { code: 'NOT_FOUND', messageKey: 'notFound' }],
  ])('Undo leaves what somebody has %s since, says so, and brings back the others', async (_how, refused) => {
    const { client, sent } = answering({
      SetContentVisibility: ({ ids, versions }) => {
        if (ids[0] === 1 && versions[0] === 5) throw refusal(refused);
        return done();
      },
    });
    const { user } = await showScreen(acts(), '/', client);
    await user.click(screen.getByText('HIDE'));
    await user.click(await screen.findByText('Undo'));
    await answer(user, /^Another person has changed some of these since\./);
    expect(sent('SetContentVisibility').map(({ ids }) => ids)).toEqual([[1, 2], [1], [2]]);
    await waitFor(() => expect(state()).toBe('Idle'));
  });

  it('what somebody has changed or deleted meanwhile keeps back none of the others, and no Undo touches it', async () => {
    const refused = new Map([
      [3, CONFLICT],
      [12, { code: 'NOT_FOUND', messageKey: 'notFound' }],
    ]);
    const { client, sent } = answering({
      SetContentVisibility: ({ ids }) => {
        const one = ids.find((id: number) => refused.has(id));
        if (one) throw refusal(refused.get(one)!);
        return done();
      },
    });
    const many = Array.from({ length: 13 }, (_, index) => item(index + 1, {}));
    const { user } = await showScreen(acts({ items: many }), '/', client);
    await user.click(screen.getByText('HIDE'));
    await answer(user, /^2 of them have been changed or deleted meanwhile\./);
    expect(await screen.findByText('11 are hidden.')).toBeDefined();
    const before = sent('SetContentVisibility').length;
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(sent('SetContentVisibility')).toHaveLength(before + 11));
    const back = sent('SetContentVisibility').slice(before);
    const others = many.map(({ id }) => id).filter((id) => !refused.has(id));
    expect(back.flatMap(({ ids }) => ids)).toEqual(others);
    await waitFor(() => expect(state()).toBe('Idle'));
  });

  it('of those marked in two calls the first are done, where somebody has changed one of the second', async () => {
    const { client, sent } = answering({
      SetContentVisibility: ({ ids }) => {
        if (ids.includes(2)) throw refusal(CONFLICT);
        return done();
      },
    });
    const items = [item(1, {}), item(2, { unneededLanguages: ['te'] }), item(3, {})];
    const { user } = await showScreen(acts({ items }), '/', client);
    await user.click(screen.getByText('UNNEEDED'));
    await answer(user, /^1 of them has been changed or deleted meanwhile\./);
    expect(await screen.findByText('2 are marked as not needed in Gujarati.')).toBeDefined();
    expect(sent('SetContentVisibility').map(({ ids }) => ids)).toEqual([[1, 3], [2]]);
    await waitFor(() => expect(state()).toBe('Idle'));
  });

  it('showing now ends a plan, which Undo brings back', async () => {
    const { client, sent } = answering({ SetContentVisibility: done });
    const { user } = await showScreen(acts({ items: [item(2, PLANNED)] }), '/', client);
    await user.click(screen.getByText('SHOW'));
    await user.click(await screen.findByText('Undo'));
    await waitFor(() =>
      expect(sent('SetContentVisibility').map(({ visibility }) => visibility)).toEqual([
        { state: 'PUBLISHED', shownFrom: null, shownUntil: null },
        { state: 'PUBLISHED', shownFrom: PLANNED.shownFrom, shownUntil: null },
      ]),
    );
    await waitFor(() => expect(state()).toBe('Idle'));
  });

  it('Undo of the bin restores, and does nothing twice', async () => {
    const { client, sent } = answering({
      BinContent: () => ({ binContent: true }),
      RestoreContent: () => ({ restoreContent: true }),
    });
    const { user } = await showScreen(acts(), '/', client);
    await user.click(screen.getByText('BIN'));
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(sent('RestoreContent')).toHaveLength(2));
    const asLeft = { kind: 'NOTICE', versions: [5] };
    expect(sent('RestoreContent')).toEqual([1, 2].map((id) => ({ ...asLeft, ids: [id] })));
    await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
    expect(sent('BinContent')).toHaveLength(1);
  });

  it('empties the bin of what was seen in it, whose number the question says', async () => {
    const { client, sent } = answering({ EmptyContentBin: () => ({ emptyContentBin: 3 }) });
    const { user } = await showScreen(acts(), '/', client);
    await user.click(screen.getByText('EMPTY'));
    await answer(user, /^Delete what is in this bin \(3\) for good\?/, 'Empty the bin');
    expect(await screen.findByText('3 deleted for good.')).toBeDefined();
    expect(sent('EmptyContentBin')).toEqual([{ kind: 'NOTICE', binnedUntil: PLANNED.shownFrom }]);
  });

  it('marks a language beside those that were marked before, and Undo gives each its own marks back and nothing else', async () => {
    const { client, sent } = answering({ SetContentVisibility: done });
    const items = [item(1, {}), item(2, { unneededLanguages: ['te'] }), item(3, {})];
    const { user } = await showScreen(acts({ items }), '/', client);
    await user.click(screen.getByText('UNNEEDED'));
    expect(await screen.findByText('3 are marked as not needed in Gujarati.')).toBeDefined();
    const marked = sent('SetContentVisibility').map(({ ids, visibility }) => [ids, visibility]);
    expect(marked).toEqual([
      [[1, 3], { unneededLanguages: ['gu'] }],
      [[2], { unneededLanguages: ['te', 'gu'] }],
    ]);
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(sent('SetContentVisibility')).toHaveLength(5));
    const back = sent('SetContentVisibility').slice(2);
    expect(back.map(({ ids, visibility }) => [ids[0], visibility])).toEqual([
      [1, { unneededLanguages: [] }],
      [2, { unneededLanguages: ['te'] }],
      [3, { unneededLanguages: [] }],
    ]);
  });

  it('makes one draft of an item, however often that is pressed, and leads to its form', async () => {
    const late = held();
    const { client, sent } = answering({ DuplicateContent: late.answer });
    const { user, go } = await showScreen(acts(), '/', client);
    await user.dblClick(screen.getByText('DUPLICATE'));
    late.give({ duplicateContent: 9 });
    await waitFor(() => expect(go.mock.calls.map(([to]) => to)).toEqual(['/add?notice=9']));
    expect(sent('DuplicateContent')).toEqual([{ kind: 'NOTICE', id: 1 }]);
    await waitFor(() => expect(state()).toBe('Idle'));
  });

  it('begins nothing else while it works, says when it fails, and offers Undo for what was done before', async () => {
    const late = held();
    const many = Array.from({ length: 11 }, (_, index) => item(index + 1, {}));
    let calls = 0;
    const { client, sent } = answering({
      SetContentVisibility: () => {
        calls += 1;
        return calls === 2 ? late.answer() : done();
      },
      BinContent: () => ({ binContent: true }),
    });
    const { user } = await showScreen(acts({ items: many }), '/', client);
    await user.click(screen.getByText('HIDE'));
    await waitFor(() => expect(state()).toBe('10 of 11'));
    await user.click(screen.getByText('BIN'));
    late.refuse(LOST);
    await answer(user, /^The site cannot be reached\./);
    await waitFor(() => expect(state()).toBe('Idle'));
    expect(sent('BinContent')).toHaveLength(0);
    expect(sent('SetContentVisibility').map(({ ids }) => ids.length)).toEqual([10, 1]);
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(sent('SetContentVisibility')).toHaveLength(12));
    const back = sent('SetContentVisibility').slice(2);
    expect(back.flatMap(({ ids }) => ids)).toEqual(many.slice(0, 10).map(({ id }) => id));
    await waitFor(() => expect(state()).toBe('Idle'));
  });
});
