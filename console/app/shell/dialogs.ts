import { create } from 'zustand';

export type Dialog = 'personalInformation' | 'changePassword';

export const useDialog = create<{ open: Dialog | undefined }>()(() => ({ open: undefined }));

export const openDialog = (open: Dialog): void => useDialog.setState({ open });
export const closeDialog = (): void => useDialog.setState({ open: undefined });
