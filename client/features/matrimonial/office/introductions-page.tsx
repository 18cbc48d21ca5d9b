import { IntroductionStep } from '../../../../rules/candidate-states.ts';
import { introductionFilterRules } from '../../../../rules/introductions.ts';
import { choice, words } from '../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../components/office/office-list-page.tsx';
import { RowCell } from '../../../components/office/row-cell.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFreshLog } from '../../audit/use-fresh-log.ts';
import { IntroductionStepCell, NextCell } from './introduction-step.tsx';
import { type IntroductionFieldsFragment, useIntroductionsQuery } from './introductions.generated.ts';
import { usePairText } from './use-pair-text.ts';

/** The introduction board: every pair with its step, and what is due first. */
export function IntroductionsPage() {
  const { t } = useTranslation();
  const pairText = usePairText();
  const list = useOfficeList(introductionFilterRules, {
    search: words(t('introductions.search'), 220),
    step: choice(
      t('introductions.step'),
      Object.values(IntroductionStep),
      (step) => t(`introductions.steps.${step}`),
      { isSeldom: true },
    ),
    due: choice(t('introductions.due'), [1], () => t('introductions.dueOnly'), {
      width: 170,
      isSeldom: true,
    }),
    mine: choice(t('introductions.whose'), [1], () => t('introductions.mineOnly'), {
      width: 170,
      isSeldom: true,
    }),
  });
  const result = useIntroductionsQuery(list.asking(list.values));
  useFreshLog(result);
  return (
    <OfficeListPage
      title={t('introductions.title')}
      lead={t('introductions.lead')}
      list={list}
      result={result}
      rowsOf={({ introductions }) => introductions}
      tableFrom="lg"
      labelled
      columns={[
        {
          label: t('introductions.pair'),
          show: (row: IntroductionFieldsFragment) => (
            <RowCell
              below={[row.first, row.second]
                .filter(({ listed }) => !listed)
                .map(({ firstName }) => t('introductions.notListed', { name: firstName }))
                .join('\n')}
            >
              {pairText(row)}
            </RowCell>
          ),
        },
        { label: t('introductions.step'), show: (row) => <IntroductionStepCell introduction={row} /> },
        { label: t('introductions.next'), show: (row) => <NextCell introduction={row} /> },
        {
          label: t('introductions.whose'),
          show: ({ officerName }) => officerName ?? t('introductions.nobody'),
        },
      ]}
      opens={{
        label: t('introductions.open'),
        to: ({ id }) => `${PATHS.introduction}?${QUERY_PARAMETERS.contentId}=${id}`,
        nameOf: pairText,
      }}
      none={t('introductions.none')}
      noneMatch={t('introductions.noneMatch')}
    />
  );
}
