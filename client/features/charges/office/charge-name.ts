import { hireReference } from '../../../../rules/hire-reference.ts';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ChargeFieldsFragment } from './charges.generated.ts';

export type Charge = ChargeFieldsFragment;

/** Says what a charge is: `Hall hire H00042, deposit`. */
export function useChargeName(): (charge: Pick<Charge, 'kind' | 'hireId'>) => string {
  const { t } = useTranslation();
  return ({ kind, hireId }) =>
    t(`charges.names.${kind}`, { booking: hireId ? hireReference(hireId) : '' }).replace(/\s+(?=,|$)/g, '');
}

/** The address of a charge's page. */
export const chargeAddress = (id: number) => `${PATHS.charge}?${QUERY_PARAMETERS.contentId}=${id}`;
