import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type Language, languageName } from '../../../rules/languages.ts';
import { useDoneNotice } from '../../components/dialogs/done.ts';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { type ContentRoom, formAddress } from '../../components/office/content-rooms.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { askAgain } from '../../graphql/ask-again.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  type ContentVisibilityInput,
  type ManagedContentFieldsFragment,
  useBinContentMutation,
  useDuplicateContentMutation,
  useEmptyContentBinMutation,
  useRestoreContentMutation,
  useSetContentVisibilityMutation,
} from './managed-content.generated.ts';

export type ManagedItem = ManagedContentFieldsFragment;
type VisibilityField = keyof ContentVisibilityInput;

/** What can be done with items in a list; each has its sentence in `contentList.done`. */
export type ContentAct = 'SHOW' | 'HIDE' | 'DRAFT' | 'PLAN' | 'BIN' | 'RESTORE';

/** Items in one call: few enough that the bar moves. */
const AT_ONCE = 10;

const inParts = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

/** The items by the languages that they will not be needed in once one of these is marked, or is not any more. */
function byMarks(items: readonly ManagedItem[], language: Language, isUnneeded: boolean) {
  const groups = new Map<string, { languages: string[]; items: ManagedItem[] }>();
  for (const item of items) {
    const others = item.visibility.unneededLanguages.filter((each) => each !== language);
    const languages = isUnneeded ? [...others, language] : others;
    const group = groups.get(languages.join()) ?? { languages, items: [] };
    group.items.push(item);
    groups.set(languages.join(), group);
  }
  return groups.values();
}

/** What an item had of the changed fields. Others are not brought back: a colleague may have changed them since. */
const visibilityBefore = ({ visibility }: ManagedItem, changed: readonly VisibilityField[]) =>
  Object.fromEntries(changed.map((field) => [field, visibility[field]])) as ContentVisibilityInput;

/** Shows, hides, plans, bins and restores items of a kind, with progress, and says what was done with an Undo. */
export function useContentActions(room: ContentRoom) {
  const { kind } = room;
  const navigate = useAsyncNavigate();
  const { t, language: reader } = useTranslation();
  const client = useApolloClient();
  const done = useDoneNotice();
  const notify = useNotify();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const [setVisibility] = useSetContentVisibilityMutation();
  const [bin] = useBinContentMutation();
  const [restore] = useRestoreContentMutation();
  const [emptyBin] = useEmptyContentBinMutation();
  const [duplicate] = useDuplicateContentMutation();
  /** From 0 to 1 while something is being done. */
  const [progress, setProgress] = useState<number>();

  /** @returns the items for which it was done: those before the first failure */
  const run = async (
    items: readonly ManagedItem[],
    one: (ids: number[]) => Promise<unknown>,
  ): Promise<readonly ManagedItem[]> => {
    setProgress(0);
    const parts = inParts(items);
    let count = 0;
    try {
      for (const [index, part] of parts.entries()) {
        await one(part.map(({ id }) => id));
        count += part.length;
        setProgress((index + 1) / parts.length);
      }
    } catch (error) {
      // Others may have changed the rest, and what was lost on its way back is done.
      void askAgain(client);
      await notify(errorText(error));
    } finally {
      setProgress(undefined);
    }
    return items.slice(0, count);
  };

  const change = (items: readonly ManagedItem[], visibility: ContentVisibilityInput) =>
    run(items, (ids) => setVisibility({ variables: { kind, ids, visibility } }));
  const restoreAll = (items: readonly ManagedItem[]) =>
    run(items, (ids) => restore({ variables: { kind, ids } }));
  const binAll = (items: readonly ManagedItem[]) => run(items, (ids) => bin({ variables: { kind, ids } }));
  /** Each as it was, since they may have differed. */
  const changeBack = (items: readonly ManagedItem[], changed: readonly VisibilityField[]) =>
    run(items, async (ids) => {
      for (const item of items.filter(({ id }) => ids.includes(id)))
        await setVisibility({
          variables: { kind, ids: [item.id], visibility: visibilityBefore(item, changed) },
        });
    });
  const tell = (
    act: ContentAct | 'UNNEEDED' | 'NEEDED',
    items: readonly ManagedItem[],
    undo: () => Promise<unknown>,
    language = '',
  ) =>
    done({
      text:
        items.length === 1
          ? t(`contentList.doneOne.${act}`, { name: items[0]!.name || t('content.untitled'), language })
          : t(`contentList.doneMany.${act}`, { total: items.length, language }),
      undo,
    });

  return {
    progress,
    /** Opens the form of a draft that is like this item. */
    async duplicate(item: ManagedItem, backTo: string) {
      if (progress !== undefined) return;
      setProgress(0);
      try {
        const { data } = await duplicate({ variables: { kind, id: item.id } });
        if (!data) return;
        done({ text: t('contentList.duplicated', { name: item.name || t('content.untitled') }) });
        await navigate(formAddress(room, data.duplicateContent), { state: { backTo } });
      } catch (error) {
        await notify(errorText(error));
      } finally {
        setProgress(undefined);
      }
    },
    /** @returns whether it was done */
    async act(
      act: ContentAct,
      items: readonly ManagedItem[],
      plan?: ContentVisibilityInput,
    ): Promise<boolean> {
      if (items.length === 0 || progress !== undefined) return false;
      if (act === 'BIN' || act === 'RESTORE') {
        const finished = await (act === 'BIN' ? binAll(items) : restoreAll(items));
        if (finished.length > 0)
          tell(act, finished, () => (act === 'BIN' ? restoreAll(finished) : binAll(finished)));
        return finished.length === items.length;
      }
      const visibility: ContentVisibilityInput = {
        SHOW: { state: 'PUBLISHED' as const, shownFrom: null, shownUntil: null },
        HIDE: { state: 'HIDDEN' as const },
        DRAFT: { state: 'DRAFT' as const },
        PLAN: { state: 'PUBLISHED' as const, ...plan },
      }[act];
      const finished = await change(items, visibility);
      if (finished.length > 0)
        tell(act, finished, () => changeBack(finished, Object.keys(visibility) as VisibilityField[]));
      return finished.length === items.length;
    },
    /**
     * Says of items that nobody has to translate them into a language, or takes that back.
     * @returns whether it was done
     */
    async mark(items: readonly ManagedItem[], language: Language, isUnneeded: boolean): Promise<boolean> {
      if (items.length === 0 || progress !== undefined) return false;
      const finished = await run(items, async (ids) => {
        const part = items.filter(({ id }) => ids.includes(id));
        for (const group of byMarks(part, language, isUnneeded))
          await setVisibility({
            variables: {
              kind,
              ids: group.items.map(({ id }) => id),
              visibility: { unneededLanguages: group.languages },
            },
          });
      });
      const said = isUnneeded ? 'UNNEEDED' : 'NEEDED';
      if (finished.length > 0)
        tell(
          said,
          finished,
          () => changeBack(finished, ['unneededLanguages']),
          languageName(language, reader),
        );
      return finished.length === items.length;
    },
    /** Asks first: what goes from the bin is gone. */
    async emptyBin() {
      if (!(await confirm(t('contentList.emptyBinQuestion'), { isLoss: true }))) return;
      try {
        const { data } = await emptyBin({ variables: { kind } });
        done({ text: t('contentList.binEmptied', { total: data?.emptyContentBin ?? 0 }) });
      } catch (error) {
        void askAgain(client);
        await notify(errorText(error));
      }
    },
  };
}
