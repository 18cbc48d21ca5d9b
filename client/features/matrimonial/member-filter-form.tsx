import { ProfileState } from '../../../rules/candidate-states.ts';
import { MEMBER_STATUSES } from '../../../rules/member-filter.ts';
import { FilterInput, FilterSelect } from '../../components/list/filter-fields.tsx';
import { FilterForm } from '../../components/list/filter-form.tsx';
import type { FilterAddress } from '../../components/list/use-filter-address.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidateFilterFields } from './candidate-filter-fields.tsx';
import type { memberAddressRules } from './member-filter.ts';

interface MemberFilterFormProps {
  list: FilterAddress<typeof memberAddressRules>;
  found: number | undefined;
}

/** Fields for names, number, profile and status. */
export function MemberFilterForm({ list, found }: MemberFilterFormProps) {
  const { t } = useTranslation();
  return (
    <FilterForm label={t('memberAdmin.filter')} list={list} found={found}>
      {(field) => (
        <>
          <FilterInput {...field('firstName')} label={t('candidate.firstName')} width={150} />
          <FilterInput {...field('middleName')} label={t('candidate.middleName')} width={150} />
          <FilterInput {...field('lastName')} label={t('candidate.lastName')} width={150} />
          <FilterInput
            {...field('contactNumber')}
            type="tel"
            label={t('memberAdmin.contactNumber')}
            width={150}
          />
          <CandidateFilterFields field={field} />
          <FilterSelect
            {...field('status')}
            label={t('memberAdmin.status')}
            placeholder={t('filter.all')}
            width={130}
          >
            {Object.values(MEMBER_STATUSES).map((status) => (
              <option key={status} value={status}>
                {t(`candidate.status.${status}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            {...field('profileState')}
            label={t('profileState.label')}
            placeholder={t('filter.all')}
            width={190}
          >
            {Object.values(ProfileState).map((state) => (
              <option key={state} value={state}>
                {t(`profileState.${state}`)}
              </option>
            ))}
          </FilterSelect>
        </>
      )}
    </FilterForm>
  );
}
