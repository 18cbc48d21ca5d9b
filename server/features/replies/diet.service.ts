// biome-ignore lint: skeleton
export class DietService {
  [name: string]: any;
}
