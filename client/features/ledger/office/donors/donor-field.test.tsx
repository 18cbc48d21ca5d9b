import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { answering, held, settled } from '../../../../testing/answers.ts';
import { showScreen } from '../../../../testing/screen.tsx';
import { type ChosenDonor, DonorField, NOBODY } from './donor-field.tsx';

const found = (...names: string[]) => ({
  foundDonors: names.map((name, index) => ({
    __typename: 'FoundDonor',
    id: name.length * 10 + index,
    name,
    postcode: '',
    address: '',
    email: '',
  })),
});

function Envelope({ allowsNew = true }: { allowsNew?: boolean }) {
  const [chosen, setChosen] = useState<ChosenDonor>(NOBODY);
  const [left, setLeft] = useState(0);
  return (
    <>
      <DonorField
        label="Donor"
        hint=""
        chosen={chosen}
        onChoose={setChosen}
        onNext={() => setLeft((count) => count + 1)}
        allowsNew={allowsNew}
      />
      <output>{`${chosen.donorId} ${chosen.donorName}, left ${left}`}</output>
      <button type="button">Elsewhere</button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Donor');
const state = () => screen.getByRole('status').textContent;

describe('DonorField', () => {
  it('Enter before the answer takes the first who is found', async () => {
    const late = held();
    const { client } = answering({ FoundDonors: late.answer });
    const { user } = await showScreen(<Envelope />, '/', client);
    await user.type(field(), 'Pat{Enter}');
    expect(state()).toBe('null , left 0');
    late.give(found('Patel', 'Pathak'));
    await waitFor(() => expect(state()).toBe('50 Patel, left 1'));
    expect(field().value).toBe('Patel');
  });

  it('Enter before the answer does not take somebody else when more is typed meanwhile', async () => {
    const late = held();
    const { client, answers } = answering({ FoundDonors: late.answer });
    const { user } = await showScreen(<Envelope />, '/', client);
    await user.type(field(), 'Pat{Enter}hak');
    answers.FoundDonors = () => found('Pathak');
    late.give(found('Patel', 'Pathak'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(state()).toBe('60 Pathak, left 1'));
    expect(field().value).toBe('Pathak');
  });

  it('Enter that is pressed twice before the answer leaves the field once', async () => {
    const late = held();
    const { client } = answering({ FoundDonors: late.answer });
    const { user } = await showScreen(<Envelope />, '/', client);
    await user.type(field(), 'Pat{Enter}{Enter}');
    late.give(found('Patel'));
    await waitFor(() => expect(state()).toBe('50 Patel, left 1'));
    await user.click(screen.getByText('Elsewhere'));
    expect(state()).toBe('50 Patel, left 1');
  });

  it('Enter in an empty field is nobody', async () => {
    const { client, sent } = answering({ FoundDonors: () => found('Patel') });
    const { user } = await showScreen(<Envelope />, '/', client);
    await user.type(field(), 'Pat{Enter}');
    await waitFor(() => expect(state()).toBe('50 Patel, left 1'));
    await user.clear(field());
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(state()).toBe('null , left 2'));
    // How often it was asked while somebody typed depends on how fast they did.
    expect(sent('FoundDonors').filter(({ search }) => !search)).toEqual([]);
  });

  it('a name that is left is the one who is called just so, else somebody new', async () => {
    const { client } = answering({ FoundDonors: () => found('Patel Senior', 'Patel') });
    const { user } = await showScreen(<Envelope />, '/', client);
    await user.type(field(), 'patel');
    await user.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(state()).toBe('51 Patel, left 0'));
    await user.clear(field());
    await user.type(field(), 'Pate');
    await user.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(state()).toBe('null Pate, left 0'));
  });

  it('a name typed over the donor who was chosen is nobody’s until one is chosen, and stays to be found', async () => {
    const { client } = answering({ FoundDonors: () => found('Patel') });
    const { user } = await showScreen(<Envelope allowsNew={false} />, '/', client);
    await user.type(field(), 'Pat{Enter}');
    await waitFor(() => expect(state()).toBe('50 Patel, left 1'));
    await user.type(field(), 'xyz');
    expect(state()).toBe('null , left 1');
    await user.click(screen.getByText('Elsewhere'));
    await settled();
    expect(field().value).toBe('Patelxyz');
    expect(state()).toBe('null , left 1');
    await user.click(field());
    await user.click(await screen.findByRole('option'));
    expect(state()).toBe('50 Patel, left 2');
  });
});
