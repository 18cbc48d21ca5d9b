import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addDays } from '../../../../rules/days.ts';
import { SponsorshipState, slotLines } from '../../../../rules/sponsored-days.ts';
import { sponsorshipFilterRules } from '../../../../rules/sponsors.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { choice, day, seldom } from '../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../components/office/office-list-page.tsx';
import { RowCell, SmallText } from '../../../components/office/row-cell.tsx';
import { type Tone, ToneChip } from '../../../components/office/tone-chip.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { PATHS } from '../../../components/page/paths.ts';
import { useShortMoney } from '../../../components/page/use-money.ts';
import { useDayText, useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSponsorOffersQuery } from '../sponsors.generated.ts';
import { EnterSponsorDialog } from './enter-sponsor-dialog.tsx';
import { PriestSheetDialog } from './priest-sheet-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { SponsorNamesDialog } from './sponsor-names-dialog.tsx';
import { useManagedSponsorOffersQuery } from './sponsor-offers.generated.ts';
import { type SponsorshipFieldsFragment, useSponsorshipsQuery } from './sponsorships.generated.ts';

type Row = SponsorshipFieldsFragment;
type Opened = { what: 'ENTER' | 'SHEET' } | { what: 'NAMES' | 'RELEASE'; row: Row } | undefined;

/** Days on the priest's sheet, where the list names no last one. */
const SHEET_DAYS = 7;

const TONES: Readonly<Record<SponsorshipState, Tone>> = {
  [SponsorshipState.PROMISED]: 'planned',
  [SponsorshipState.PAID]: 'success',
  [SponsorshipState.RELEASED]: 'quiet',
};

function StateCell({ row: { state, status, payBy } }: { row: Row }) {
  const { t } = useTranslation();
  const lineDay = useLineDay();
  const note =
    state === SponsorshipState.PROMISED
      ? payBy
        ? t('sponsorsOffice.payBy', { day: lineDay(payBy) })
        : t('sponsorsOffice.payThere')
      : state === SponsorshipState.RELEASED && status === 'PAID'
        ? t('sponsorsOffice.late')
        : '';
  return (
    <>
      <ToneChip tone={TONES[state]} label={t(`sponsorsOffice.states.${state}`)} />
      {note && <SmallText>{note}</SmallText>}
    </>
  );
}

/** Who sponsors which day, by day; who telephones is entered here, and the priest's sheet is printed. */
export function SponsorshipsPage() {
  const { t } = useTranslation();
  const money = useShortMoney();
  const dayText = useDayText('medium');
  const [opened, setOpened] = useState<Opened>();
  const offers =
    useManagedSponsorOffersQuery({ fetchPolicy: 'cache-and-network' }).data?.managedSponsorOffers ?? [];
  const shown = useSponsorOffersQuery({ fetchPolicy: 'cache-and-network' }).data?.sponsorOffers ?? [];
  const list = useOfficeList(sponsorshipFilterRules, {
    offerId: choice(
      t('sponsorsOffice.offer'),
      offers.map(({ id }) => id),
      (id) => offers.find((offer) => offer.id === id)?.name ?? '',
      { width: 220 },
    ),
    state: choice(t('sponsorsOffice.state'), Object.values(SponsorshipState), (state) =>
      t(`sponsorsOffice.states.${state}`),
    ),
    from: seldom(day(t('sponsorsOffice.from'))),
    to: seldom(day(t('sponsorsOffice.to'))),
  });
  const close = () => setOpened(undefined);
  const slotOf = ({ offer, slot }: Row) => slotLines(offer.slots)[slot - 1] ?? '';
  const nameOf = (row: Row) => `${dayText(row.day)}, ${slotOf(row)}`;
  const sheetFrom = list.values.from ?? currentDay();
  return (
    <OfficeListPage
      title={t('sponsorsOffice.title')}
      lead={t('sponsorsOffice.lead')}
      action={
        <>
          <Button variant="outlined" component={RouterLink} to={PATHS.sponsorOffers}>
            {t('sponsorsOffice.offers')}
          </Button>
          <Button variant="outlined" onClick={() => setOpened({ what: 'SHEET' })}>
            {t('sponsorsOffice.sheet')}
          </Button>
        </>
      }
      add={{
        label: t('sponsorsOffice.add'),
        onClick: () => setOpened({ what: 'ENTER' }),
        disabled: shown.length === 0,
      }}
      list={list}
      result={useSponsorshipsQuery(list.asking({ filter: list.values }))}
      rowsOf={({ sponsorships }) => sponsorships}
      tableFrom="lg"
      columns={[
        {
          label: t('sponsorsOffice.day'),
          show: (row) => (
            <RowCell
              below={
                <>
                  {slotOf(row)}
                  <br />
                  {row.offer.name}
                </>
              }
            >
              {dayText(row.day)}
            </RowCell>
          ),
        },
        {
          label: t('sponsorsOffice.names'),
          show: ({ forWhom, gotra, occasion }) => (
            <RowCell
              below={[gotra && t('sponsorsOffice.sheetGotra', { gotra }), occasion]
                .filter(Boolean)
                .join('\n')}
            >
              <span className="text-lines">{forWhom}</span>
            </RowCell>
          ),
        },
        {
          label: t('sponsorsOffice.sponsor'),
          show: ({ donorName, email, phone, amountPence, reference }) => (
            <RowCell
              below={[email || phone, `${money(amountPence)} · ${reference}`].filter(Boolean).join('\n')}
            >
              {donorName}
            </RowCell>
          ),
        },
        { label: t('sponsorsOffice.state'), show: (row) => <StateCell row={row} /> },
      ]}
      actions={{
        nameOf,
        show: (row, about) => (
          <>
            <Button onClick={() => setOpened({ what: 'NAMES', row })}>
              {t('sponsorsOffice.editNames')}
              {about}
            </Button>
            <Button component={RouterLink} to={`${PATHS.donationLedger}?search=${row.reference}`}>
              {t('sponsorsOffice.donation')}
              {about}
            </Button>
            {row.state === SponsorshipState.PROMISED && (
              <Button onClick={() => setOpened({ what: 'RELEASE', row })}>
                {t('sponsorsOffice.release')}
                {about}
              </Button>
            )}
          </>
        ),
      }}
      none={t('sponsorsOffice.none')}
      noneMatch={t('sponsorsOffice.noneMatch')}
    >
      {opened?.what === 'ENTER' && <EnterSponsorDialog offers={shown} onClose={close} />}
      {opened?.what === 'SHEET' && (
        <PriestSheetDialog
          from={sheetFrom}
          to={list.values.to ?? addDays(sheetFrom, SHEET_DAYS - 1)}
          onClose={close}
        />
      )}
      {opened?.what === 'NAMES' && <SponsorNamesDialog sponsorship={opened.row} onClose={close} />}
      {opened?.what === 'RELEASE' && <ReleaseDialog sponsorship={opened.row} onClose={close} />}
    </OfficeListPage>
  );
}
