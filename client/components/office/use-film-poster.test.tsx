import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { useFilmPoster } from './use-film-poster.ts';

const fileOf = (name: string, type: string) => new File(['x'], name, { type });

function Poster() {
  const [film, setFilm] = useState(() => fileOf('garba.mp4', 'video/mp4'));
  const { pick, picked, error } = useFilmPoster(film);
  return (
    <>
      <button type="button" onClick={() => setFilm(fileOf('holi.mp4', 'video/mp4'))}>
        Another film
      </button>
      <button type="button" onClick={() => pick(fileOf('garba.png', 'image/png'))}>
        Picture
      </button>
      <button type="button" onClick={() => pick(fileOf('garba.pdf', 'application/pdf'))}>
        Document
      </button>
      <output>{picked ? `${picked.name} ${error ?? 'fits'}` : 'None'}</output>
    </>
  );
}

it('a picture that was picked for one film is not the poster of the next', async () => {
  const { user } = await showScreen(<Poster />);
  const said = () => screen.getByRole('status').textContent;
  await user.click(screen.getByText('Picture'));
  expect(said()).toBe('garba.png fits');
  await user.click(screen.getByText('Another film'));
  expect(said()).toBe('None');
  await user.click(screen.getByText('Document'));
  expect(said()).not.toContain('fits');
});
