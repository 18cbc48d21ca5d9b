import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeclarationStatement } from './declaration-statement.tsx';
import { useDeclareMyGiftAidMutation, useGiftAidOfferQuery } from './own-gift-aid.generated.ts';
import { TaxpayerFields } from './taxpayer-fields.tsx';
import { taxpayerOfName } from './taxpayer-of-name.ts';

const loadRules = async () => (await import('../../../rules/gift-aid.ts')).ownDeclarationRules;

const COVERS = ['FROM_NOW', 'PAST_TOO'] as const;

/** Declares Gift Aid for one's gifts from now on. */
export function DeclareOwnDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useTranslation();
  const notify = useNotify();
  const { viewer } = useViewer();
  const offer = useGiftAidOfferQuery();
  const { form, submit } = useRulesForm(loadRules, {
    ...{ cover: COVERS[0] as (typeof COVERS)[number], wording: '' },
    ...taxpayerOfName({ name: viewer.name }),
  });
  const showRefusal = useRefusal(form);
  const [declare, { loading }] = useDeclareMyGiftAidMutation();
  const chosen = useWatch({ control: form.control, name: 'cover' });
  const wording = offer.data?.giftAidOffer?.wordings.find(({ cover }) => cover === chosen)?.text ?? '';

  const onSubmit = submit(async (input) => {
    try {
      await declare({ variables: { input: { ...input, wording }, language } });
    } catch (error) {
      await showRefusal(error);
      // It may have been the wording, which has to be read again.
      return void (await offer.refetch().catch(() => undefined));
    }
    onClose();
    await notify(t('giftAid.own.declared'));
  });

  return (
    <FormDialog
      form={form}
      title={t('giftAid.own.declare')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      action={t('giftAid.own.declare')}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <LoadState result={offer} placeholder={<Placeholder variant="rectangular" height={480} />}>
        {() => (
          <>
            <TaxpayerFields isOwn />
            <FormRadioGroup
              name="cover"
              label={t('giftAid.cover')}
              options={COVERS.map((value) => ({ value, label: t(`giftAid.own.covers.${value}`) }))}
            />
            <DeclarationStatement text={wording} />
          </>
        )}
      </LoadState>
    </FormDialog>
  );
}
