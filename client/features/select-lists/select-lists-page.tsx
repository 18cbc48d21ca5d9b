import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SELECT_LISTS, type SelectList } from '../../../rules/select-lists.ts';
import { OfficePage } from '../../components/office/office-page.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProfileForEntries } from './profile-for-entries.tsx';
import { SelectOptionEntries } from './select-option-entries.tsx';

const PROFILE_FOR = 'PROFILE_FOR';
const LISTS = [PROFILE_FOR, ...(Object.keys(SELECT_LISTS) as SelectList[])] as const;

/** Administration of the options in matrimonial profiles; the address has the list to show. */
export function SelectListsPage() {
  const { t } = useTranslation();
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(QUERY_PARAMETERS.selectList);
  const list = LISTS.find((name) => name === asked) ?? PROFILE_FOR;
  const title = t('selectLists.title');

  const choose = (name: string) => {
    const next = new URLSearchParams(parameters);
    next.set(QUERY_PARAMETERS.selectList, name);
    setParameters(next, { preventScrollReset: true });
  };
  return (
    <OfficePage title={title}>
      <PageHeading title={title} lead={t('selectLists.lead')} plain />
      <FormControl fullWidth sx={{ maxWidth: 420 }}>
        <FormLabel htmlFor={id} sx={{ mb: 0.5, color: 'text.primary', fontWeight: 600 }}>
          {t('selectLists.list')}
        </FormLabel>
        <NativeSelect
          id={id}
          value={list}
          onChange={({ target }) => choose(target.value)}
          input={<OutlinedInput />}
          inputProps={{ id }}
        >
          {LISTS.map((name) => (
            <option key={name} value={name}>
              {t(`selectLists.lists.${name}`)}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      {list === PROFILE_FOR ? <ProfileForEntries /> : <SelectOptionEntries key={list} list={list} />}
    </OfficePage>
  );
}
