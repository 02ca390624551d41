import { parseModule, type Module } from './module.ts';

/** Modules as a test writes them down: path and source. */
export const planted = (files: Record<string, string>): Module[] => Object.entries(files).map(([path, text]) => parseModule(path, text));
