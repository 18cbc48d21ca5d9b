import type { Instant } from '../../../rules/days.ts';
import { type Language, languageName } from '../../../rules/languages.ts';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { type ContentSection, formAddress } from '../../components/office/content-sections.ts';
import { useBatches } from '../../components/office/use-batches.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { asSeen, isChangedSince } from './as-seen.ts';
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

/** What has come of an act. */
interface Outcome {
  done: readonly ManagedItem[];
  /** Left as they are, since they have been changed or deleted since they were seen. The others may be tried again. */
  changed: readonly ManagedItem[];
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

  /** Each alone, since they may have differed: what a colleague has changed or deleted since stays so, the others come back. */
  const undoEach = (
    items: readonly ManagedItem[],
    undoOne: (item: readonly ManagedItem[]) => Promise<unknown> | undefined,
  ) => {
    const { next } = asSeen(items, 1, async (part) => undoOne(part));
    return inBatches({
      about: 'undo',
      total: items.length,
      next,
      refuse: (error) =>
        notify(
          isChangedSince(error)
            ? t(items.length === 1 ? 'contentList.notUndoneOne' : 'contentList.notUndoneMany')
            : errorText(error),
        ),
    });
  };

  const run = async (
    said: ContentAct | 'UNNEEDED' | 'NEEDED',
    items: readonly ManagedItem[],
    some: (items: readonly ManagedItem[]) => Promise<unknown>,
    undoOne: (item: readonly ManagedItem[]) => Promise<unknown> | undefined,
    { language = '', alike }: { language?: string; alike?: (item: ManagedItem) => string } = {},
  ): Promise<Outcome> => {
    const { next, done, changed } = asSeen(items, AT_ONCE, some, alike);
    if (items.length === 0) return { done, changed };
    const sentence = ([first, ...others]: readonly ManagedItem[]) =>
      first && others.length === 0
        ? t(`contentList.doneOne.${said}`, { name: named(first), language })
        : first && t(`contentList.doneMany.${said}`, { total: others.length + 1, language });
    await inBatches({
      total: items.length,
      next,
      done: () => sentence(done),
      undo: () => undoEach(afterOurs(items.filter((item) => done.includes(item))), undoOne),
      refuse: async (error) => {
        const total = items.length > 1 ? changed.length : 0;
        if (total > 0)
          await notify(t(total === 1 ? 'contentList.leftOne' : 'contentList.leftMany', { total }));
        if (total === 0 || !isChangedSince(error)) await notify(errorText(error));
      },
    });
    return { done, changed };
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
    async act(
      act: ContentAct,
      items: readonly ManagedItem[],
      plan?: ContentVisibilityInput,
    ): Promise<Outcome> {
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
    /** Says of items that nobody has to translate them into a language, or takes that back. */
    mark(items: readonly ManagedItem[], language: Language, isUnneeded: boolean): Promise<Outcome> {
      const marksOf = ({ visibility }: ManagedItem) => {
        const others = visibility.unneededLanguages.filter((each) => each !== language);
        return isUnneeded ? [...others, language] : others;
      };
      return run(
        isUnneeded ? 'UNNEEDED' : 'NEEDED',
        items,
        (part) => change(part, { unneededLanguages: marksOf(part[0]!) }),
        changeBack(['unneededLanguages']),
        { language: languageName(language, reader), alike: (item) => marksOf(item).join() },
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
