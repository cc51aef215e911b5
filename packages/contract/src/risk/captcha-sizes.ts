/** Width of the pictures of slider and points, in pixels; what is pressed or pushed is measured in them. */
export const pictureWidth = 320;
/** Height of the same pictures. */
export const sceneHeight = 160;
/** Width and height of the piece that a slider moves. */
export const sliderPieceSize = 50;
