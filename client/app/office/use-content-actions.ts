import type { Instant } from '../../../rules/days.ts';
import { type Language, languageName } from '../../../rules/languages.ts';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { isConflict } from '../../components/form/refused-field.ts';
import { type ContentSection, formAddress } from '../../components/office/content-sections.ts';
import { partsOf, useBatches } from '../../components/office/use-batches.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
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

/** As an act of ours has left them: it counts each one further, and who has changed one since has counted on. */
const afterOurs = (items: readonly ManagedItem[]) =>
  items.map((item) => ({ ...item, version: item.version + 1 }));

/** What an item had of the changed fields. Others are not brought back. */
const visibilityBefore = ({ visibility }: ManagedItem, changed: readonly VisibilityField[]) =>
  Object.fromEntries(changed.map((field) => [field, visibility[field]])) as ContentVisibilityInput;

/** Shows, hides, plans, bins and restores items of a kind, with progress, and says what was done with an Undo. */
export function useContentActions(officeSection: ContentSection) {
  const { kind } = officeSection;
  const navigate = useAsyncNavigate();
  const { t, language: reader } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const { act: actOnce, progress, inBatches } = useBatches();
  const [setVisibility] = useSetContentVisibilityMutation();
  const [bin] = useBinContentMutation();
  const [restore] = useRestoreContentMutation();
  const [emptyBin] = useEmptyContentBinMutation();
  const [duplicate] = useDuplicateContentMutation();

  const named = ({ name }: ManagedItem) => name || t('content.untitled');
  /** Which items, each as it was seen: what a colleague has changed since is refused. */
  const seen = (items: readonly ManagedItem[]) => ({
    kind,
    ids: items.map(({ id }) => id),
    versions: items.map(({ version }) => version),
  });
  const binSome = (items: readonly ManagedItem[]) => bin({ variables: seen(items) });
  const restoreSome = (items: readonly ManagedItem[]) => restore({ variables: seen(items) });
  const change = (items: readonly ManagedItem[], visibility: ContentVisibilityInput) =>
    setVisibility({ variables: { ...seen(items), visibility } });
  /** As it was before. */
  const changeBack =
    (changed: readonly VisibilityField[]) =>
    ([item]: readonly ManagedItem[]) =>
      item && change([item], visibilityBefore(item, changed));

  /** Each alone, since they may have differed: what a colleague has changed since stays as it is, the others come back. */
  const undoEach = (
    items: readonly ManagedItem[],
    undoOne: (item: readonly ManagedItem[]) => Promise<unknown> | undefined,
  ) => {
    let changed: { error: unknown } | undefined;
    const last = items.at(-1);
    const one = async (part: readonly ManagedItem[]) => {
      try {
        await undoOne(part);
      } catch (error) {
        if (!isConflict(error)) throw error;
        changed = { error };
      }
      if (changed && part[0] === last) throw changed.error;
    };
    return inBatches({
      about: 'undo',
      total: items.length,
      next: partsOf(items, 1, one),
      refuse: (error) =>
        notify(
          isConflict(error)
            ? t(items.length === 1 ? 'contentList.notUndoneOne' : 'contentList.notUndoneMany')
            : errorText(error),
        ),
    });
  };

  /** @returns whether it was done for all */
  const run = async (
    said: ContentAct | 'UNNEEDED' | 'NEEDED',
    items: readonly ManagedItem[],
    some: (items: readonly ManagedItem[]) => Promise<unknown>,
    undoOne: (item: readonly ManagedItem[]) => Promise<unknown> | undefined,
    language = '',
  ): Promise<boolean> => {
    if (items.length === 0) return false;
    const finished = (count: number) => items.slice(0, count);
    const sentence = ([first, ...others]: readonly ManagedItem[]) =>
      first && others.length === 0
        ? t(`contentList.doneOne.${said}`, { name: named(first), language })
        : first && t(`contentList.doneMany.${said}`, { total: others.length + 1, language });
    return inBatches({
      total: items.length,
      next: partsOf(items, AT_ONCE, some),
      done: ({ count }) => sentence(finished(count)),
      undo: ({ count }) => undoEach(afterOurs(finished(count)), undoOne),
    });
  };

  return {
    progress,
    /** Opens the form of a draft that is like this item. */
    duplicate: (item: ManagedItem, backTo: string) =>
      actOnce({
        work: () => duplicate({ variables: { kind, id: item.id } }),
        onDone: ({ data }) =>
          data && navigate(formAddress(officeSection, data.duplicateContent), { state: { backTo } }),
        done: t('contentList.duplicated', { name: named(item) }),
      }),
    /** @returns whether it was done */
    async act(
      act: ContentAct,
      items: readonly ManagedItem[],
      plan?: ContentVisibilityInput,
    ): Promise<boolean> {
      if (act === 'BIN') return run(act, items, binSome, restoreSome);
      if (act === 'RESTORE') return run(act, items, restoreSome, binSome);
      const visibility: ContentVisibilityInput = {
        SHOW: { state: 'PUBLISHED' as const, shownFrom: null, shownUntil: null },
        HIDE: { state: 'HIDDEN' as const },
        DRAFT: { state: 'DRAFT' as const },
        PLAN: { state: 'PUBLISHED' as const, ...plan },
      }[act];
      const changed = Object.keys(visibility) as VisibilityField[];
      return run(act, items, (part) => change(part, visibility), changeBack(changed));
    },
    /**
     * Says of items that nobody has to translate them into a language, or takes that back.
     * @returns whether it was done
     */
    mark(items: readonly ManagedItem[], language: Language, isUnneeded: boolean): Promise<boolean> {
      const markSome = async (part: readonly ManagedItem[]) => {
        for (const group of byMarks(part, language, isUnneeded))
          await change(group.items, { unneededLanguages: group.languages });
      };
      const markBack = changeBack(['unneededLanguages']);
      return run(
        isUnneeded ? 'UNNEEDED' : 'NEEDED',
        items,
        markSome,
        markBack,
        languageName(language, reader),
      );
    },
    /**
     * Asks first: what goes from the bin is gone. What comes there later stays.
     * @param total how many are in it, as it is on the screen
     * @param binnedUntil when the last of them came there
     */
    emptyBin: (total: number, binnedUntil: Instant | null | undefined) =>
      actOnce({
        ask: {
          question: t('contentList.emptyBinQuestion', { total }),
          action: t('contentList.emptyBin'),
          isLoss: true,
        },
        work: () => emptyBin({ variables: { kind, binnedUntil } }),
        done: ({ data }) => t('contentList.binEmptied', { total: data?.emptyContentBin ?? 0 }),
      }),
  };
}
