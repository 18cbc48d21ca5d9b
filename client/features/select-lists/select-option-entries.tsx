import type { SelectList } from '../../../rules/select-lists.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ListEntries } from './list-entries.tsx';
import { inOrder } from './list-entry.ts';
import { SelectOptionDialog } from './select-option-dialog.tsx';
import {
  type SelectOptionFieldsFragment,
  type SelectOptionInput,
  useAllSelectOptionsQuery,
  useMoveSelectOptionMutation,
  useRemoveSelectOptionMutation,
  useSaveSelectOptionMutation,
} from './select-options.generated.ts';

/** The entries of one select list. */
export function SelectOptionEntries({ list }: { list: SelectList }) {
  const { t } = useTranslation();
  const result = useAllSelectOptionsQuery({ variables: { list }, fetchPolicy: 'cache-and-network' });
  const [saveOption] = useSaveSelectOptionMutation();
  const [removeOption] = useRemoveSelectOptionMutation();
  const [moveOption] = useMoveSelectOptionMutation();

  const find = (id: number) => result.data?.allSelectOptions.find((option) => option.id === id);
  const save = (input: SelectOptionInput) => saveOption({ variables: { input } });
  const textOf = (option: SelectOptionFieldsFragment, label: string) =>
    list === 'COUNTRY_CODE' ? `${label} (+${option.value})` : label;
  const present = (option: SelectOptionFieldsFragment) => ({
    ...option,
    name: textOf(option, option.label),
    names: option.translations.map(({ language, label }) => ({
      language,
      name: textOf(option, label ?? ''),
    })),
    note: option.optionGroup ? t(`selectLists.groups.${option.optionGroup}`) : undefined,
  });

  return (
    <ListEntries
      title={t(`selectLists.lists.${list}`)}
      result={result}
      entriesOf={({ allSelectOptions }) => inOrder(allSelectOptions).map(present)}
      noteLabel={list === 'MOTHER_TONGUE' ? t('selectLists.group') : undefined}
      setActive={async (id, active) => {
        const { version, value, translations, optionGroup } = find(id)!;
        await save({ id, version, list, value, label: translations[0]!.label, optionGroup, active });
      }}
      moveTo={(id, place) => moveOption({ variables: { id, place } })}
      remove={(id) => removeOption({ variables: { id } })}
      dialog={(id, close) => (
        <SelectOptionDialog key={id} list={list} option={find(id)} save={save} onClose={close} />
      )}
    />
  );
}
