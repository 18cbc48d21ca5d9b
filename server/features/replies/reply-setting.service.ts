// biome-ignore lint: skeleton
export class ReplySettingService {
  [name: string]: any;
}
