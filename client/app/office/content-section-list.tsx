import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ContentTab } from '../../../rules/content-state.ts';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { BringInLink } from '../../components/office/bring-in-link.tsx';
import type { ContentSection } from '../../components/office/content-sections.ts';
import { FilterTabs } from '../../components/office/filter-tabs.tsx';
import { OfficeListPage } from '../../components/office/office-list-page.tsx';
import { OfficePage } from '../../components/office/office-page.tsx';
import { useListChoice } from '../../components/office/use-list-choice.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { ManagedContentDocument, type ManagedContentQuery } from './managed-content.generated.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { SEQUENCES } from './sequences.ts';
import { type ContentAct, type ManagedItem, useContentActions } from './use-content-actions.ts';
import { useSectionColumns } from './use-section-columns.tsx';
import { useSectionList } from './use-section-list.ts';

const rowsOf = ({ managedContent }: ManagedContentQuery) => managedContent;

/** The list of one kind of content, in every state: searched, sorted, narrowed, and several changed at once. */
export function ContentSectionList({ officeSection }: { officeSection: ContentSection }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const localized = useLocalized();
  const { permissions } = useViewer().viewer;
  const actions = useContentActions(officeSection);
  const [planned, setPlanned] = useState<readonly ManagedItem[]>();
  // Undefined until the sequence was opened; after that its button gets the focus back.
  const [isMoving, setIsMoving] = useState<boolean>();
  const { list, order, variables, result } = useSectionList(officeSection);
  const { missing } = list.values;
  const tab = list.values.tab ?? 'ALL';
  const counts = (result.data ?? result.previousData)?.managedContent.counts;
  const nameOf = (item: ManagedItem) => localized(item.name, item.nameLanguage).text || t('content.untitled');
  const choice = useListChoice({
    query: ManagedContentDocument,
    variables,
    result,
    rowsOf,
    nameOf,
    // Other things can be done with what is in the bin.
    about: `${officeSection.kind} ${tab === 'BIN'}`,
  });
  const { rows: chosen, drop } = choice;
  /** Also after a part: the rest stays chosen, and pressing again goes on. */
  const dropSettled = async (acting: ReturnType<typeof actions.act>) => {
    const { done, changed } = await acting;
    const settled = [...done, ...changed];
    drop(settled);
    return { settled, isSome: done.length > 0 };
  };
  const act = async (what: ContentAct, items: readonly ManagedItem[]) => {
    if (what === 'PLAN') return setPlanned(items);
    await dropSettled(actions.act(what, items));
  };
  const mark = async (items: readonly ManagedItem[], missingIn: Language, isUnneeded: boolean) => {
    await dropSettled(actions.mark(items, missingIn, isUnneeded));
  };
  // As the list has them last: after a refusal a colleague's change is seen in the dialog, and what was typed stays.
  const newest = new Map(result.data?.managedContent.items.map((item) => [item.id, item]));
  const nowPlanned = planned?.map((item) => newest.get(item.id) ?? item);
  const columns = useSectionColumns({
    officeSection,
    order,
    missing,
    nameOf,
    onAct: act,
    onMark: mark,
    onDuplicate: (item) => actions.duplicate(item, `${pathname}${search}`),
  });
  const Sequence = SEQUENCES[officeSection.kind];
  const title = t(officeSection.title);
  const tabs = Object.values(ContentTab)
    .filter((each) => each === 'ALL' || each === tab || (counts?.[each] ?? 0) > 0)
    .map((each) => ({
      key: each,
      label: t(`contentList.tabs.${each}`),
      count: counts?.[each],
      to: list.toFilter({ tab: each === 'ALL' ? '' : each }),
      isShown: each === tab,
    }));
  const isBin = tab === 'BIN';

  if (isMoving && Sequence)
    return (
      <OfficePage title={title}>
        <Sequence id="sequence" title={title} onDone={() => setIsMoving(false)} />
      </OfficePage>
    );
  return (
    <OfficeListPage
      title={title}
      action={
        <>
          {Sequence && (
            <Button
              variant="outlined"
              startIcon={<Edit />}
              autoFocus={isMoving === false}
              onClick={() => setIsMoving(true)}
            >
              {t('committee.editSequence')}
            </Button>
          )}
          {officeSection.sheet && <BringInLink sheet={officeSection.sheet} />}
        </>
      }
      add={{ label: t(officeSection.add.label), to: officeSection.add.to }}
      section={officeSection.kind}
      list={list}
      tabs={<FilterTabs label={t('contentList.tabsOf', { list: title })} tabs={tabs} />}
      sums={
        isBin && (
          <>
            {permissions.includes(Permission.EMPTY_BIN) && (counts?.BIN ?? 0) > 0 && (
              <Button color="error" onClick={() => actions.emptyBin(counts?.BIN ?? 0, counts?.lastBinnedAt)}>
                {t('contentList.emptyBin')}
              </Button>
            )}
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('contentList.binHint')}</Typography>
          </>
        )
      }
      result={result}
      rowsOf={rowsOf}
      columns={columns}
      choice={choice}
      none={t('content.nothingYet')}
      noneMatch={t(isBin && list.narrowedBy === 1 ? 'contentList.binIsEmpty' : 'contentList.noneMatch')}
    >
      <ChosenBar
        choice={choice}
        isBin={isBin}
        progress={actions.progress}
        onAct={(what) => act(what, chosen)}
        missing={missing ?? undefined}
        onMark={(items, missingIn) => mark(items, missingIn, true)}
      />
      {nowPlanned && (
        <PlanDialog
          items={nowPlanned}
          onPlan={async (plan) => {
            const { settled, isSome } = await dropSettled(actions.act('PLAN', nowPlanned, plan));
            if (!isSome) return false;
            const left = nowPlanned.filter((item) => !settled.includes(item));
            if (left.length === 0) return true;
            setPlanned(left);
            return false;
          }}
          onClose={() => setPlanned(undefined)}
        />
      )}
    </OfficeListPage>
  );
}
