import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { SheetValues } from './sheet-values.tsx';
import { useSheetImport } from './use-sheet-import.ts';

const UNKNOWN = [
  { __typename: 'SheetUnknownValue', field: 'type', written: 'Puja', rows: 2, choices: ['Pooja', 'Diwali'] },
  {
    __typename: 'SheetUnknownValue',
    field: 'paymentMethod',
    written: 'QR',
    rows: 1,
    choices: ['CASH', 'ONLINE'],
  },
];

function Import() {
  const sheet = useSheetImport('DONATIONS', async () => undefined);
  return (
    <>
      <button type="button" onClick={() => sheet.chooseFile(new File(['x'], 'x.csv'))}>
        File
      </button>
      <SheetValues sheet={sheet} />
    </>
  );
}

it('what a name means is asked, sent with the next reading, and can be taken away again', async () => {
  const { client, sent } = answering({
    PreviewSheet: ({ reading: { values = [] } }) => ({
      previewSheet: {
        __typename: 'SheetPreview',
        columns: [],
        unknownValues: UNKNOWN.filter(
          ({ written }) => !values.some((one: { written: string }) => one.written === written),
        ),
      },
    }),
  });
  const { user } = await showScreen(<Import />, '/', client);
  await user.click(screen.getByText('File'));
  const type = await screen.findByLabelText('Donation type “Puja” (2 rows)');
  await user.selectOptions(type, 'Pooja');
  const said = () => sent('PreviewSheet').at(-1)!.reading.values;
  await waitFor(() => expect(said()).toEqual([{ field: 'type', written: 'Puja', meant: 'Pooja' }]));
  const paymentMethod = await screen.findByLabelText('Payment method “QR” (1 row)');
  await user.selectOptions(paymentMethod, 'Online');
  await waitFor(() => expect(said()).toHaveLength(2));
  expect(screen.getByLabelText<HTMLSelectElement>('Donation type “Puja” (2 rows)').value).toBe('Pooja');
  await user.selectOptions(screen.getByLabelText('Donation type “Puja” (2 rows)'), '');
  await waitFor(() => expect(said()).toEqual([{ field: 'paymentMethod', written: 'QR', meant: 'ONLINE' }]));
});
