import { type DataSource, type EntityManager, In } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import type { MediaService } from '../../../files/media.service.ts';
import { MediaFile } from '../../../files/media-file.entity.ts';
import type { CheckedUpload } from '../../../files/upload-receiver.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { CandidatePhoto } from '../candidates/candidate-photo.entity.ts';
import { lockCandidateOf, PHOTO, photoIdsOf } from '../candidates/candidate-photo.service.ts';
import { byViewer, type ProfileChanges } from '../candidates/profile-changes.ts';
import { lockActiveMember } from '../members/member-row.ts';

/** Who looks after the profile: the member, or its candidate themself. */
type Keeper = Pick<Viewer, 'memberId' | 'isCandidate'>;

/** The photos of one's own profile: adds, orders and removes them. The first is the one that cards and old clients show. */
export class CandidatePhotosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly changes: ProfileChanges,
  ) {}

  /** In their order, the first of all. */
  async find(memberId: number): Promise<MediaFile[]> {
    const { manager } = this.dataSource;
    const candidate = await manager.findOneBy(Candidate, { memberId });
    return candidate ? filesInOrder(manager, await photoIdsOf(manager, candidate)) : [];
  }

  /**
   * Adds a photo after the others.
   * @throws AppError BAD_USER_INPUT when there are four; NOT_FOUND without a profile
   */
  async add(keeper: Keeper, upload: CheckedUpload | undefined): Promise<MediaFile[]> {
    if (!upload) throw new AppError('BAD_USER_INPUT', 'profileImageRequired', { field: 'photo' });
    return this.media.withUpload(upload, PHOTO, (file) =>
      this.#change(keeper, async (manager, candidate, ids) => {
        if (ids.length >= LIMITS.candidatePhotos)
          throw new AppError('BAD_USER_INPUT', 'tooManyPhotos', { field: 'photo' });
        await this.media.attach(manager, file!);
        await arrange(manager, candidate, [...ids, file!.id]);
      }),
    );
  }

  /** @throws AppError NOT_FOUND unless these are the names of all photos, each once */
  order(keeper: Keeper, fileNames: readonly string[]): Promise<MediaFile[]> {
    return this.#change(keeper, async (manager, candidate, ids) => {
      const files = await filesInOrder(manager, ids);
      const ordered = fileNames.flatMap((name) => files.find(({ fileName }) => fileName === name)?.id ?? []);
      if (fileNames.length !== ids.length || new Set(ordered).size !== ids.length)
        throw new AppError('NOT_FOUND', 'somethingWrong');
      await arrange(manager, candidate, ordered);
    });
  }

  /** @throws AppError NOT_FOUND for an unknown one; BAD_USER_INPUT for the only one, which a profile needs */
  async remove(keeper: Keeper, fileName: string): Promise<MediaFile[]> {
    let removed = 0;
    const left = await this.#change(keeper, async (manager, own, ids) => {
      const files = await filesInOrder(manager, ids);
      const file = files.find((one) => one.fileName === fileName);
      if (!file) throw new AppError('NOT_FOUND', 'somethingWrong');
      if (ids.length === 1) throw new AppError('BAD_USER_INPUT', 'profileImageRequired', { field: 'photo' });
      removed = file.id;
      await arrange(
        manager,
        own,
        ids.filter((id) => id !== removed),
      );
      await this.media.release(manager, removed);
    });
    await this.media.purge([removed]);
    return left;
  }

  #change(
    keeper: Keeper,
    change: (manager: EntityManager, candidate: Candidate, ids: number[]) => Promise<void>,
  ): Promise<MediaFile[]> {
    return this.dataSource.transaction(async (manager) => {
      await lockActiveMember(manager, keeper.memberId);
      const candidate = await lockCandidateOf(manager, keeper.memberId);
      if (!candidate) throw new AppError('NOT_FOUND', 'somethingWrong');
      await change(manager, candidate, await photoIdsOf(manager, candidate));
      const changed = await manager.findOneByOrFail(Candidate, { id: candidate.id });
      await this.changes.tell(manager, changed, { before: changed, ...byViewer(keeper) });
      return filesInOrder(manager, await photoIdsOf(manager, changed));
    });
  }
}

async function filesInOrder(manager: EntityManager, ids: readonly number[]): Promise<MediaFile[]> {
  const files = await manager.findBy(MediaFile, { id: In([...ids]) });
  return ids.flatMap((id) => files.find((file) => file.id === id) ?? []);
}

async function arrange(
  manager: EntityManager,
  { id }: Candidate,
  [first, ...later]: number[],
): Promise<void> {
  await manager.delete(CandidatePhoto, { candidateId: id });
  // Not a new version of the profile, whose form may be open beside its photos.
  await manager.query('UPDATE candidate SET photo_id = $2 WHERE id = $1', [id, first]);
  for (const [index, photoId] of later.entries())
    await manager.insert(CandidatePhoto, { candidateId: id, photoId, position: index + 2 });
}
