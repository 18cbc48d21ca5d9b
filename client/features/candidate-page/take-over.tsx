import { useState } from 'react';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormPasswordField } from '../../components/form/form-password-field.tsx';
import { useDialogForm } from '../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OwnProfile } from './candidate-page-props.ts';
import { ContactChoice } from './contact-choice.tsx';
import { useTakeOverMembershipMutation } from './own-sign-in.generated.ts';

const loadRules = async () =>
  (await import('../../../rules/matrimonial-accounts.ts')).takeOverRules.omit({ contactStays: true });

function TakeOverDialog({ profile, close }: { profile: OwnProfile; close: () => void }) {
  const { t } = useTranslation();
  const [takeOver] = useTakeOverMembershipMutation();
  const [contactStays, setContactStays] = useState(false);
  const dialog = useDialogForm({
    rules: loadRules,
    values: { password: '' },
    save: ({ password }) => takeOver({ variables: { input: { password, contactStays } } }),
    done: t('ownSignIn.aloneDone'),
    onClose: close,
  });
  return (
    <FormDialog {...dialog} title={t('ownSignIn.aloneQuestion')} action={t('ownSignIn.alone')}>
      <p>{t('ownSignIn.aloneDetail', { madeBy: profile.madeBy })}</p>
      <div className="space-below">
        <ContactChoice name={profile.contactName} stays={contactStays} onChange={setContactStays} />
      </div>
      <FormPasswordField
        name="password"
        label={t('accounts.currentPassword')}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  );
}

/** A candidate who signs in beside the family does so alone from now on. */
export function TakeOver({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button-outlined" onClick={() => setOpen(true)}>
        {t('ownSignIn.alone')}
      </button>
      {isOpen && <TakeOverDialog profile={profile} close={() => setOpen(false)} />}
    </>
  );
}
