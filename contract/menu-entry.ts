import { z } from 'zod';

/** M groups, C is a screen, B is a button: a permission, not a route. */
export interface MenuEntry {
  menuType: 'M' | 'C' | 'B';
  name: string;
  path: string;
  component: string;
  permission: string;
  hidden: boolean;
  meta: { title: string; icon: string; affix: boolean; keepAlive: boolean; activeMenu: string };
  children: MenuEntry[];
}

export const MenuEntry: z.ZodType<MenuEntry> = z
  .lazy(() =>
    z.object({
      menuType: z.enum(['M', 'C', 'B']),
      name: z.string(),
      path: z.string(),
      component: z.string(),
      permission: z.string(),
      hidden: z.boolean(),
      meta: z.object({ title: z.string(), icon: z.string(), affix: z.boolean(), keepAlive: z.boolean(), activeMenu: z.string() }),
      children: z.array(MenuEntry),
    }),
  )
  .meta({ id: 'MenuEntry' });
