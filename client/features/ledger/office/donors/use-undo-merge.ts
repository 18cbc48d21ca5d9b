import { useAct } from '../../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useUndoDonorMergeMutation } from './donors.generated.ts';

/** @returns what makes two donors of one again, by the id of their merge */
export function useTakeMergeBack(): (mergeId: number) => Promise<boolean> {
  const { t } = useTranslation();
  const { act } = useAct();
  const [undo] = useUndoDonorMergeMutation();
  return (id) =>
    act({
      work: () => undo({ variables: { id } }),
      done: ({ data }) => data && t('donors.mergeBackDone', { name: data.undoDonorMerge.name }),
    });
}
