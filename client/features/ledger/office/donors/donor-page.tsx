import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { NO_FILTER } from '../../../../../rules/filters.ts';
import { languageName } from '../../../../../rules/languages.ts';
import { shownPhone } from '../../../../../rules/phone.ts';
import { OfficeItemPage, useItemId } from '../../../../components/office/office-item-page.tsx';
import { OfficeList } from '../../../../components/office/office-list.tsx';
import { useOfficeList } from '../../../../components/office/use-office-list.ts';
import { FactRows } from '../../../../components/page/fact-rows.tsx';
import { PageHeading } from '../../../../components/page/page-heading.tsx';
import { PATHS } from '../../../../components/page/paths.ts';
import { Section } from '../../../../components/page/section.tsx';
import { VisuallyHidden } from '../../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { DonorGiftAid } from '../../../gift-aid/office/declarations/donor-gift-aid.tsx';
import { useDonationLedgerQuery } from '../donation-ledger.generated.ts';
import { useLedgerColumns } from '../use-ledger-columns.tsx';
import { donorAddress } from './donor-address.ts';
import { DonorDialog } from './donor-dialog.tsx';
import { DonorYears } from './donor-years.tsx';
import { type DonorFieldsFragment, useDonorQuery } from './donors.generated.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { useTakeMergeBack } from './use-undo-merge.ts';

type Donor = DonorFieldsFragment;

function Contact({ donor }: { donor: Donor }) {
  const { t, language } = useTranslation();
  const { kind, address, postcode, email, phone, note, userId, createdByName } = donor;
  const facts = [
    [t('donors.kindLabel'), t(`donors.kinds.${kind}`)],
    [t('donors.address'), [address, postcode].filter(Boolean).join('\n')],
    [t('donors.email'), email && <Link href={`mailto:${email}`}>{email}</Link>],
    [t('donors.phone'), phone && shownPhone(phone)],
    [t('donors.language'), languageName(donor.language, language)],
    [t('donors.note'), note],
  ] as const;
  return (
    <Box sx={{ whiteSpace: 'pre-line' }}>
      <FactRows facts={facts.filter(([, value]) => value)} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t(userId ? 'donors.hasAccount' : 'donors.withoutAccount')}
        {' · '}
        {createdByName ? t('donors.added', { name: createdByName }) : t('donors.cameWithDonation')}
      </Typography>
    </Box>
  );
}

function Donations({ donor }: { donor: Donor }) {
  const { t } = useTranslation();
  const list = useOfficeList(NO_FILTER, {});
  return (
    <OfficeList
      title={t('donors.donations')}
      list={list}
      result={useDonationLedgerQuery(list.asking({ filter: { donorId: donor.id } }))}
      rowsOf={({ donations }) => donations}
      tableFrom="lg"
      columns={useLedgerColumns()}
      none={t('donors.noDonations')}
    />
  );
}

function OneDonor({ donor }: { donor: Donor }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'edit' | 'merge'>();
  const takeMergeBack = useTakeMergeBack();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeading
        plain
        title={donor.name}
        action={
          !donor.mergedIntoId && (
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={() => setOpen('merge')}>
                {t('donors.same')}
              </Button>
              <Button variant="contained" onClick={() => setOpen('edit')}>
                {t('donors.edit')}
              </Button>
            </Stack>
          )
        }
      />
      {donor.mergedIntoId && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button component={RouterLink} to={donorAddress(donor.mergedIntoId)}>
              {t('donors.openOther')}
            </Button>
          }
        >
          {t('donors.mergedInto')}
        </Alert>
      )}
      <Contact donor={donor} />
      {donor.years.length > 0 && (
        <Section title={t('donors.byYear')}>
          <DonorYears donor={donor} />
        </Section>
      )}
      {donor.merges.length > 0 && (
        <Section title={t('donors.merges')}>
          {donor.merges.map(({ id, name, donationCount, madeByName }) => (
            <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
              <Typography>
                {madeByName
                  ? t('donors.mergedLine', { count: donationCount, name, who: madeByName })
                  : t('donors.mergedByDonor', { count: donationCount, name })}
              </Typography>
              <Button variant="outlined" onClick={() => void takeMergeBack(id)}>
                {t('donors.mergeBack')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </Box>
          ))}
        </Section>
      )}
      <DonorGiftAid donor={donor} />
      <Section title={t('donors.donations')}>
        <Donations donor={donor} />
      </Section>
      {open === 'edit' && <DonorDialog donor={donor} onClose={close} />}
      {open === 'merge' && <MergeDialog donor={donor} onClose={close} />}
    </>
  );
}

/** A donor: how to reach them, and what they gave. */
export function DonorPage() {
  const { t } = useTranslation();
  const id = useItemId() ?? 0;
  const result = useDonorQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <OfficeItemPage
      list={{ label: t('donors.title'), to: PATHS.donors }}
      result={result}
      itemOf={({ donor }) => donor}
      titleOf={({ name }) => name}
      notFound={t('donors.notFound')}
    >
      {(donor) => <OneDonor donor={donor} />}
    </OfficeItemPage>
  );
}
