/** By DJI's own numbers for aircraft and camera: what a file is written for is the only one that takes it without a question. */
export const DJI_MODELS = {
  m30: { title: 'Matrice 30', drone: 67, variant: 0, payload: 52 },
  m30t: { title: 'Matrice 30T', drone: 67, variant: 1, payload: 53 },
  m3e: { title: 'Mavic 3E', drone: 77, variant: 0, payload: 66 },
  m3t: { title: 'Mavic 3T', drone: 77, variant: 1, payload: 67 },
  m3d: { title: 'Matrice 3D', drone: 91, variant: 0, payload: 80 },
  m3td: { title: 'Matrice 3TD', drone: 91, variant: 1, payload: 81 },
  m4e: { title: 'Matrice 4E', drone: 99, variant: 0, payload: 88 },
  m4t: { title: 'Matrice 4T', drone: 99, variant: 1, payload: 89 },
  m300: { title: 'Matrice 300 RTK, H20T', drone: 60, variant: 0, payload: 43 },
  m350: { title: 'Matrice 350 RTK, H20T', drone: 89, variant: 0, payload: 43 },
} as const satisfies Record<string, { title: string; drone: number; variant: number; payload: number }>;

export type DjiModel = keyof typeof DJI_MODELS;
export const DJI_MODEL_KEYS = Object.keys(DJI_MODELS) as [DjiModel, ...DjiModel[]];
