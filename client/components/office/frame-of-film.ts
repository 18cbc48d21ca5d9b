/** Where the picture is taken: seconds, or that part of a shorter film. */
const MOMENT = 1;
const PART = 0.1;
const MAXIMUM_WIDTH = 1280;
/** Milliseconds after which a film counts as one that this browser cannot show. */
const PATIENCE = 10_000;

function event(target: HTMLVideoElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true });
    target.addEventListener('error', () => reject(new Error('The film cannot be decoded')), { once: true });
    setTimeout(() => reject(new Error('The film takes too long')), PATIENCE);
  });
}

async function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, MAXIMUM_WIDTH / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}

/** A picture out of a film on this device; undefined where this browser cannot play the film. */
export async function frameOfFilm(film: File): Promise<File | undefined> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(film);
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    const loaded = event(video, 'loadeddata');
    video.src = url;
    await loaded;
    const sought = event(video, 'seeked');
    video.currentTime = Math.min(MOMENT, video.duration * PART || 0);
    await sought;
    const picture = await draw(video);
    return picture ? new File([picture], 'poster.jpg', { type: picture.type }) : undefined;
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
