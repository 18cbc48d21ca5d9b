// biome-ignore lint: skeleton
export class DoorService {
  [name: string]: any;
}
