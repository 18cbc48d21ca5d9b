import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './hire-choice.module.css';

/** Few requests have them. */
const AgreementFields = lazyPart(async () => (await import('./agreement-fields.tsx')).AgreementFields);

/** What must stand in a request; the rest of the agreement's fields is folded away. */
const FIRST_FIELDS: readonly string[] = [
  'purpose',
  'guests',
  'name',
  'telephone',
  'email',
  'date',
  'from',
  'to',
];

/** The five fields of a request. */
export function HireRequestFields() {
  const { t } = useTranslation();
  return (
    <>
      <FormTextField name="purpose" label={t('hallHire.purpose')} required hint={t('hallHire.purposeHint')} />
      <FormTextField name="guests" label={t('hallHire.guests')} inputMode="numeric" />
      <FormTextField name="name" label={t('hallHire.name')} required autoComplete="name" />
      <FormTextField
        name="telephone"
        label={t('hallHire.telephone')}
        hint={t('hallHire.phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      <FormTextField
        name="email"
        label={t('hallHire.email')}
        hint={t('hall.emailHint')}
        type="email"
        autoComplete="email"
      />
    </>
  );
}

/** The agreement's other fields, which the printed form has; open when one of them was refused. */
export function AgreementFold() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { errors } = useFormState();
  const isRefused = Object.keys(errors).some((field) => field !== 'root' && !FIRST_FIELDS.includes(field));
  return (
    <details
      className={styles.fold}
      open={isOpen || isRefused}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t('hall.forAgreement')}</summary>
      {(isOpen || isRefused) && <AgreementFields chargesHint={t('hallHire.chargesHint')} />}
    </details>
  );
}
