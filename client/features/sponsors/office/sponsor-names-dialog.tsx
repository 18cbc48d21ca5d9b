import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SponsorNamesFields } from './sponsor-names-fields.tsx';
import { type SponsorshipFieldsFragment, useSaveSponsorNamesMutation } from './sponsorships.generated.ts';

const rules = async () => (await import('../../../../rules/sponsors.ts')).sponsorNamesRules;

const valuesOf = ({ forWhom, gotra, occasion, shownName }: SponsorshipFieldsFragment) => ({
  forWhom,
  gotra,
  occasion,
  shownName,
});

interface SponsorNamesDialogProps {
  sponsorship: SponsorshipFieldsFragment;
  onClose: () => void;
}

/** Corrects what the priest reads out. */
export function SponsorNamesDialog({ sponsorship, onClose }: SponsorNamesDialogProps) {
  const { t } = useTranslation();
  const [save] = useSaveSponsorNamesMutation();
  const dialog = useDialogForm({
    rules,
    values: valuesOf(sponsorship),
    edited: { item: sponsorship, valuesOf },
    save: (values, version) => save({ variables: { input: { ...values, id: sponsorship.id, version } } }),
    done: t('messages.updatedSuccessfully'),
    onClose,
  });
  return (
    <FormDialog title={t('sponsorsOffice.editNames')} {...dialog}>
      <SponsorNamesFields />
    </FormDialog>
  );
}
