import { useAct } from '../../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useTakeBackDonorMergeMutation } from './donors.generated.ts';

/** @returns what makes two donors of one again, by the id of their merge */
export function useTakeMergeBack(): (mergeId: number) => Promise<boolean> {
  const { t } = useTranslation();
  const { act } = useAct();
  const [takeBack] = useTakeBackDonorMergeMutation();
  return (id) =>
    act({
      work: () => takeBack({ variables: { id } }),
      done: ({ data }) => data && t('donors.mergeBackDone', { name: data.takeBackDonorMerge.name }),
    });
}
